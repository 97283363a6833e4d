/// A view that puts items into the bar of the page around it.
struct ToolbarModifier<Content: View> {
    let content: Content
    let entries: [ToolbarEntry]
    @State private var identity = UniqueIdentity()

    nonisolated init(content: Content, entries: [ToolbarEntry]) {
        self.content = content
        self.entries = entries
    }
}

@MainActor
extension ToolbarModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let own = entries.map { $0.within(AnyHashable(identity)) }
        return Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(transform: { $0[ToolbarKey.self] = own + $0[ToolbarKey.self] })
        )
    }
}
