/// A view that draws exactly one element.
protocol SingleElementView {}

extension View {
    /// The view itself if it draws exactly one element, otherwise a wrapper that does.
    var asSingleElement: any View {
        self is any SingleElementView ? self : SingleElement(self)
    }
}
