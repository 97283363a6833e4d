/// The view at the root: its element is always there, with the sheet upon the page as its last child.
struct RootView {
    let content: any View
    let level: PresentationLevel
    let coordinators: PageCoordinators
}

extension RootView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(RootContent()),
            children: [Primitive.Child(content), Primitive.Child(SheetSlot(level: level))],
            preferences: Primitive.Preferences(observers: [level.observer, coordinators.observer])
        )
    }
}
