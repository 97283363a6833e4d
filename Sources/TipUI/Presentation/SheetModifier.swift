/// A view that asks for a sheet upon its layer of the page while there is an item for it.
struct SheetModifier<Content: View, Item, Card: View> {
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

extension SheetModifier: View {
    var body: some View {
        // The card that goes calls what the view said last.
        owner.onDismiss = onDismiss
        let sheet = item.wrappedValue.map(sheet)
        return PreferenceModifier(content) { values, _ in
            if let sheet { values[SheetKey.self].insert(sheet, at: 0) }
        }
    }

    /// The sheet of an item.
    @MainActor
    private func sheet(of present: Item) -> SheetRequest {
        var surroundings = environment
        surroundings.enterSheet()
        let item = item
        return SheetRequest(
            owner: owner,
            id: identify(present),
            isCover: isCover,
            content: card(present),
            environment: surroundings,
            dismiss: { item.wrappedValue = nil }
        )
    }
}

extension SheetModifier: SingleElementView where Content: SingleElementView {}
