/// The root view, whose element always exists and has the page's sheet as its last child.
struct RootView {
    let content: any View
    let layer: PresentationLayer
    let coordinators: PageCoordinators
}

extension RootView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(RootContent()),
            children: [Primitive.Child(content), Primitive.Child(SheetSlot(layer: layer))],
            preferences: Primitive.Preferences(observers: [layer.observer, coordinators.observer])
        )
    }
}
