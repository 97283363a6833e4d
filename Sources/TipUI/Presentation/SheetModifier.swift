/// A view that presents a sheet on its layer of the page while its binding has an item.
struct SheetModifier<Content: View, Item, Card: View> {
    let content: Content
    let item: Binding<Item?>
    /// Returns the identity of an item; an item with a different identity replaces the sheet.
    let identify: (Item) -> AnyHashable
    let form: SheetContent.Form
    let onDismiss: (@MainActor () -> Void)?
    let card: (Item) -> Card
    @State private var owner = SheetOwner()
    @Environment(\.self) private var environment

    nonisolated init(
        content: Content,
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        form: SheetContent.Form,
        onDismiss: (@MainActor () -> Void)?,
        card: @escaping (Item) -> Card
    ) {
        self.content = content
        self.item = item
        self.identify = identify
        self.form = form
        self.onDismiss = onDismiss
        self.card = card
    }
}

extension SheetModifier: ModifierView, View {
    var body: some View {
        // Store the latest closure, because the sheet calls `onDismiss` when it is removed, which may be much later.
        owner.onDismiss = onDismiss
        let sheet = item.wrappedValue.map(sheet)
        return PreferenceModifier(content) { values, _ in
            if let sheet { values[SheetKey.self].insert(sheet, at: 0) }
        }
    }

    /// Returns the request for the sheet of an item.
    @MainActor
    private func sheet(of present: Item) -> SheetRequest {
        let (item, card, surroundings) = (item, card(present), environment.forSheet)
        return SheetRequest(
            owner: owner,
            id: identify(present),
            form: form,
            content: card,
            environment: surroundings,
            dismiss: {
                if let choices = card as? ChoiceCard {
                    choices.cancel(in: surroundings)
                } else {
                    item.wrappedValue = nil
                }
            }
        )
    }
}

extension SheetModifier: SingleElementView where Content: SingleElementView {}
extension SheetModifier: UnaryView where Content: UnaryView {}
