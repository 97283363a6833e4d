/// A view that draws exactly one element.
protocol SingleElementView {}

extension View {
    /// The view, such that it draws exactly one element.
    var asSingleElement: any View {
        self is any SingleElementView ? self : SingleElement(self)
    }
}
