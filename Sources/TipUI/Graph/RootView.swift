/// The root view, whose element always exists and has the page's sheet as its last child.
struct RootView {
    let content: any View
    let layer: PresentationLayer
    let coordinators: PageCoordinators
}

extension RootView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (window, colorScheme) = (environment.window, environment.pageColorScheme)
        return Primitive(
            Element(RootContent()),
            children: [Primitive.Child(content), Primitive.Child(SheetSlot(layer: layer))],
            handlers: window?.isWanted == true ? [.size: { $0.size.map { window?.resize(to: $0) } }] : [:],
            preferences: Primitive.Preferences(
                reader: Primitive.PreferenceReader(keys: [PreferredColorSchemeKey.self]) { values, root in
                    root.element.content = RootContent(colorScheme: values[PreferredColorSchemeKey.self])
                },
                observers: [
                    layer.observer, coordinators.observer,
                    Primitive.PreferenceObserver(key: PreferredColorSchemeKey.self) {
                        colorScheme?.value = $0[PreferredColorSchemeKey.self]
                    },
                ]
            )
        )
    }
}
