/// Views that stand for exactly one element, however many they draw.
struct SingleElement<Content: View> {
    let content: Content

    nonisolated init(_ content: Content) {
        self.content = content
    }
}

@MainActor
extension SingleElement: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(OverlayContent()), children: [Primitive.Child(content)])
    }
}

/// A view that draws exactly one element.
protocol SingleElementView {}

extension View {
    /// The view, such that it draws exactly one element.
    var asSingleElement: any View {
        self is any SingleElementView ? self : SingleElement(self)
    }
}
