/// Views upon one another.
public struct ZStack<Content: View> {
    let content: Content
    let alignment: Alignment

    /// Makes the stack.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

@MainActor
extension ZStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(OverlayContent(alignment)), children: Primitive.Child.content(content))
    }
}

extension ZStack: SingleElementView {}
