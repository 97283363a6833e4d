/// A view that draws at most one element: none while its content draws nothing.
protocol UnaryView {}

/// A view that always draws exactly one element.
protocol SingleElementView: UnaryView {}

extension View {
    /// The view itself if it always draws exactly one element, otherwise a wrapper that does.
    var asSingleElement: any View {
        self is any SingleElementView && !drawsSeveral ? self : SingleElement(self)
    }

    /// The view itself if it draws at most one element, otherwise a wrapper that does.
    var asUnaryView: any View {
        self is any UnaryView && !drawsSeveral ? self : SingleElement(self, hiding: .whenEmpty)
    }
}
