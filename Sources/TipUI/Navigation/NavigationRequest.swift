/// A view that asks for a level above its own while there is an item for it.
struct NavigationRequest<Content: View, Item: Hashable, Destination: View> {
    let content: Content
    let item: Binding<Item?>
    let destination: (Item) -> Destination
    @State private var owner = UniqueIdentity()

    nonisolated init(content: Content, item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
        self.content = content
        self.item = item
        self.destination = destination
    }
}

extension NavigationRequest: View {
    var body: some View {
        let request = item.wrappedValue.map(request)
        PreferenceModifier(content) { values, _ in
            if let request { values[NavigationDestinationsKey.self].append(request) }
        }
    }

    /// The destination that asks for the level of an item.
    @MainActor
    private func request(for present: Item) -> NavigationDestination {
        let item = item
        let level = PresentedLevel(owner: owner, value: NavigationValue(present)) { item.wrappedValue = nil }
        return NavigationDestination(for: Item.self, presented: level, content: destination)
    }
}

extension NavigationRequest: SingleElementView where Content: SingleElementView {}
