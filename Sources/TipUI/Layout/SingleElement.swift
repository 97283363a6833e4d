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
