/// One side of a page's bar.
struct ToolbarGroup: View {
    let model: NavigationModel
    let isLeading: Bool

    var body: some View {
        let items = model.items.flatMap { owner, entries in
            entries.enumerated().compactMap { index, entry -> Primitive.Child? in
                guard entry.placement.isLeading == isLeading else { return nil }
                return Primitive.Child(entry.content, key: [AnyHashable(ObjectIdentifier(owner)), AnyHashable(index)])
            }
        }
        let depth = model.path.count
        ToolbarRow(
            items: isLeading && depth > 0 ? [back] + items : items,
            place: NavigationPlace(model: model, depth: depth)
        )
    }

    private var back: Primitive.Child {
        Primitive.Child(
            Button(action: { model.pop() }, label: { Image(systemName: "chevron.backward") })
                .accessibilityLabel("Back"),
            key: "back"
        )
    }
}

/// Items of a bar beside one another.
struct ToolbarRow: View {
    let items: [Primitive.Child]
    let place: NavigationPlace
}

@MainActor
extension ToolbarRow: UnfollowedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        return Primitive(
            Element(.stack(StackLayout(axis: .horizontal, spacing: 8))),
            children: items,
            transformEnvironment: { place.tell(&$0) }
        )
    }
}
