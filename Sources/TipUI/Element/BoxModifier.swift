/// A view in a box of its own.
struct BoxModifier<Content: View> {
    let content: Content
    let change: @MainActor @Sendable (inout Element, EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content,
        _ change: @escaping @MainActor @Sendable (inout Element, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.change = change
    }
}

@MainActor
extension BoxModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var element = Element(BoxContent())
        change(&element, environment)
        return Primitive(element, children: [Primitive.Child(content)])
    }
}

extension BoxModifier: SingleElementView {}
