/// A menu, closed until its button opens it; there while there is something in it.
struct MenuCard<Content: View> {
    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

@MainActor
extension MenuCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            environment.enclosingName.map { Element(MenuContent(name: $0)) },
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                environment.enterCard()
                environment.isInMenu = true
            },
            isHiddenWhenEmpty: true
        )
    }
}

private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view stands in a menu, and is an item of it.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}
