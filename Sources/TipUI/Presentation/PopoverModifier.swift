/// A view that presents a popover while its binding has an item.
struct PopoverModifier<Content: View, Item, Card: View> {
    let content: Content
    let item: Binding<Item?>
    /// Returns the identity of an item; an item with a different identity replaces the popover.
    let identify: (Item) -> AnyHashable
    let attachment: PopoverAttachmentAnchor
    /// The edge of the anchor at which the popover is; `nil` for any.
    let edge: Edge?
    let card: (Item) -> Card
    @State private var owner = SheetOwner()

    nonisolated init(
        content: Content,
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        attachment: PopoverAttachmentAnchor,
        edge: Edge?,
        card: @escaping (Item) -> Card
    ) {
        self.content = content
        self.item = item
        self.identify = identify
        self.attachment = attachment
        self.edge = edge
        self.card = card
    }
}

@MainActor
extension PopoverModifier: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var element = Element(AnchorContent())
        element.style.anchorName = owner.anchorName
        let request = item.wrappedValue.map { sheet(of: $0, in: environment) }
        return Primitive(
            element,
            children: [Primitive.Child(content.asSingleElement)],
            preferences: Primitive.Preferences(
                transform: { values in
                    if let request { values[SheetKey.self].insert(request, at: 0) }
                }
            )
        )
    }

    private func sheet(of present: Item, in environment: EnvironmentValues) -> SheetRequest {
        let item = item
        return SheetRequest(
            owner: owner,
            id: identify(present),
            form: .sheet,
            popover: PopoverPlacement(
                anchorName: owner.anchorName,
                arrowEdges: edge.map { [$0.opposite] } ?? [],
                attachment: attachment
            ),
            content: card(present),
            environment: environment.forSheet,
            dismiss: { item.wrappedValue = nil }
        )
    }
}

extension PopoverModifier: SingleElementView {}
extension PopoverModifier: StatefulElement {}
