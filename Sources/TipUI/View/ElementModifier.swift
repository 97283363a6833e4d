/// A view that changes the element of its content.
///
/// Content without an element is put in a box, and the box's element is changed. If the content has a popover or a
/// menu, the element of the popover's or menu's anchor is changed.
///
/// A change of what assistive technology reads reaches inside: it changes the view itself, not the box that a padding,
/// a frame or a background adds around it.
struct ElementModifier<Content: View> {
    let content: Content
    /// Whether the change also applies to the separate button that opens the content's menu, if there is such a button.
    let includesOpener: Bool
    /// Whether the change applies to the view within the boxes and backgrounds that other modifiers add.
    let reachesInside: Bool
    /// Additional handlers of the element.
    let handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void]
    let change: @MainActor @Sendable (inout Element) -> Void

    nonisolated init(
        _ content: Content,
        includesOpener: Bool = false,
        reachesInside: Bool = false,
        handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:],
        _ change: @escaping @MainActor @Sendable (inout Element) -> Void
    ) {
        self.content = content
        self.includesOpener = includesOpener
        self.reachesInside = reachesInside
        self.handlers = handlers
        self.change = change
    }
}

@MainActor
extension ElementModifier: ModifierView, PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        if environment.passesModifiers(to: content) { return .forEach(of: content) { changed($0) } }
        guard var primitive = (content as? any PrimitiveView)?.primitive(in: environment),
            primitive.element != nil || primitive.isEnvironmentWrapper
        else {
            var element = Element(BoxContent())
            change(&element)
            return Primitive(
                element,
                children: [Primitive.Child(content)],
                handlers: handlers,
                hiding: .whenEmpty
            )
        }
        guard var element = primitive.element else {
            primitive.children[0].view = changed(primitive.children[0].view)
            return primitive
        }
        if element.content is AnchorContent {
            for (index, child) in primitive.children.enumerated()
            where index == 0 || includesOpener && child.isOpener {
                primitive.children[index].view = changed(child.view)
            }
            return primitive
        }
        if reachesInside, element.content is BoxContent || (element.content as? OverlayContent)?.isBehind == true,
            let inner = primitive.children.first?.view, inner is any SingleElementView
        {
            primitive.children[0].view = changed(inner)
            return primitive
        }
        change(&element)
        primitive.element = element
        primitive.handlers.merge(handlers) { $1 }
        return primitive
    }

    private func changed(_ view: some View) -> any View {
        // Without the module name, `ElementModifier` would mean `ElementModifier<Content>`, but `view` has another
        // type.
        TipUI.ElementModifier(
            view,
            includesOpener: includesOpener,
            reachesInside: reachesInside,
            handlers: handlers,
            change
        )
    }
}

extension ElementModifier: UntrackedView where Content: UntrackedView {}
extension ElementModifier: SingleElementView where Content: SingleElementView {}
extension ElementModifier: UnaryView {}
extension ElementModifier: StatefulElement where Content: StatefulElement {}

/// A view that has its own element and dynamic properties.
///
/// A modifier can draw such a view's element as its own, without a node for the view. The modifier's node must then
/// connect the view's dynamic properties, so the modifier's property layout includes them.
protocol StatefulElement {}
