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
extension PopoverModifier: ModifierView, PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let request = item.wrappedValue.map { sheet(of: $0, in: environment) }
        let named = NamedAnchor(content: content, name: owner.anchorName)
        var primitive =
            content.drawsSeveral
            ? .forEach(of: content, onlyFirst: true) { [name = owner.anchorName] in anchored($0, name) }
            : named.primitive(in: environment)
        primitive.preferences = Primitive.Preferences(
            transform: { values in
                if let request { values[SheetKey.self].insert(request, at: 0) }
            }
        )
        return primitive
    }

    private func anchored(_ view: some View, _ name: String) -> any View { NamedAnchor(content: view, name: name) }

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

/// A view that popovers point at by its name.
private struct NamedAnchor<Content: View> {
    let content: Content
    let name: String
}

@MainActor
extension NamedAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var element = Element(AnchorContent())
        element.style.anchorName = name
        return Primitive(element, children: [Primitive.Child(content.asSingleElement)])
    }
}

extension NamedAnchor: SingleElementView {}
