/// A view that draws its content as exactly one element, however many elements the content has.
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
