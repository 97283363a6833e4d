/// A view that draws its content as one element, however many elements the content has.
struct SingleElement<Content: View> {
    let content: Content
    let hiding: Primitive.Hiding

    nonisolated init(_ content: Content, hiding: Primitive.Hiding = .never) {
        self.content = content
        self.hiding = hiding
    }
}

@MainActor
extension SingleElement: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(OverlayContent()), children: [Primitive.Child(content)], hiding: hiding)
    }
}
