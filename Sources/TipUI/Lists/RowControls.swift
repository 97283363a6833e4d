/// The controls at the edges of a row: its actions and, in edit mode, the buttons that delete and move it.
struct RowControls {
    let actions: [RowActions]
    let place: RowPlace?
}

@MainActor
extension RowControls: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        guard let place else { return Primitive(children: [Primitive.Child(RowActionsView(actions: actions))]) }
        let isEditing = environment.isEditing
        var children: [Primitive.Child] = []
        var shown = isEditing ? [] : actions
        if place.canDelete, !shown.contains(where: { $0.edge == .trailing }) {
            shown.append(.delete(place, in: environment))
        }
        if !shown.isEmpty {
            let view = RowActionsView(actions: shown, isEditing: isEditing)
            // A list that begins to be edited has new elements, so that no actions are open.
            children.append(Primitive.Child(view, key: isEditing ? "deletion" : "actions"))
        }
        if isEditing, place.canMoveUp || place.canMoveDown {
            children.append(Primitive.Child(RowMover(place: place), key: "mover"))
        }
        return Primitive(children: children)
    }
}

extension RowActions {
    /// The action that deletes the element of a row.
    @MainActor
    fileprivate static func delete(_ place: RowPlace, in environment: EnvironmentValues) -> RowActions {
        let button = Button(
            role: .destructive,
            action: { place.delete() },
            label: {
                Text(environment.text(of: SystemWord.delete))
            }
        )
        return RowActions(edge: .trailing, content: button, identity: UniqueIdentity(), environment: environment)
    }
}

/// The buttons that move a row up and down; its children are the two buttons.
package struct RowMoverContent: ElementContent {
    package static let kind = ElementKind.rowMover
    package static let variations = [Variations(of: RowMoverContent())]

    package init() {}

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}

struct RowMover {
    let place: RowPlace
}

@MainActor
extension RowMover: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(RowMoverContent()),
            children: [Primitive.Child(button(up: true)), Primitive.Child(button(up: false))]
        )
    }

    private func button(up: Bool) -> some View {
        Button(action: { place.move(up: up) }, label: { Image(systemName: up ? "chevron.up" : "chevron.down") })
            .accessibilityLabel(up ? SystemWord.moveUp : .moveDown)
            .disabled(up ? !place.canMoveUp : !place.canMoveDown)
    }
}
