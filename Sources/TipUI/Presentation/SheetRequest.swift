/// A view that shows a sheet upon its layer of the page while there is an item for it.
struct SheetRequest<Content: View, Item, Card: View> {
    let content: Content
    let item: Binding<Item?>
    /// The identity of an item; another one is another sheet.
    let identify: (Item) -> AnyHashable
    let isCover: Bool
    let onDismiss: (@MainActor () -> Void)?
    let card: (Item) -> Card
    @State private var owner = SheetOwner()
    @Environment(\.self) private var environment

    nonisolated init(
        content: Content,
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        isCover: Bool,
        onDismiss: (@MainActor () -> Void)?,
        card: @escaping (Item) -> Card
    ) {
        self.content = content
        self.item = item
        self.identify = identify
        self.isCover = isCover
        self.onDismiss = onDismiss
        self.card = card
    }
}

extension SheetRequest: View {
    var body: some View {
        let present = item.wrappedValue
        let sheet = present.map(sheet)
        PreferenceModifier(content) { values, _ in
            if let sheet { values[SheetKey.self].insert(sheet, at: 0) }
        }
        .onChange(of: sheet?.id) { old, new in
            guard old != nil, owner.wasShown else { return }
            owner.wasShown = new != nil
            onDismiss?()
        }
    }

    /// The sheet of an item.
    @MainActor
    private func sheet(of present: Item) -> Sheet {
        var surroundings = environment
        surroundings.enterSheet()
        let item = item
        return Sheet(
            owner: owner,
            id: identify(present),
            isCover: isCover,
            content: card(present),
            environment: surroundings,
            dismiss: { item.wrappedValue = nil }
        )
    }
}

extension SheetRequest: SingleElementView where Content: SingleElementView {}
