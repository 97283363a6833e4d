/// Whether the person can edit the content of a list.
public enum EditMode: Hashable, Sendable {
    /// The content can't be edited.
    case inactive
    /// The content can be edited for a moment, as by a swipe; lists never set this.
    case transient
    /// The content can be edited.
    case active

    /// Whether the content can be edited, in whatever way.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

private enum EditScopeKey: EnvironmentKey {
    static var defaultValue: StateBox<EditMode>? { nil }
}

extension EnvironmentValues {
    /// The mode in which the person edits lists; `nil` only outside a page.
    ///
    /// Each page, each level of a navigation stack and each sheet has a mode of its own, which an ``EditButton`` there
    /// changes. Set another binding to decide the mode yourself.
    public var editMode: Binding<EditMode>? {
        get {
            self[EditModeKey.self]
                ?? editScope.map { scope in Binding(get: { scope.value }, set: { scope.value = $0 }) }
        }
        set {
            if let newValue { self[EditModeKey.self] = newValue } else { remove(EditModeKey.self) }
        }
    }

    /// The storage of the edit mode of the page, the level or the sheet that the view is on.
    var editScope: StateBox<EditMode>? {
        get { self[EditScopeKey.self] }
        set { self[EditScopeKey.self] = newValue }
    }

    /// Whether the person edits lists; a body that reads the value is evaluated again when it changes.
    var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// A button that turns the edit mode of its page on and off, titled "Edit" or "Done".
///
/// In edit mode, the rows of a `ForEach` with `onDelete(perform:)` have a button that reveals "Delete", and those with
/// `onMove(perform:)` have buttons that move them up and down.
public struct EditButton {
    /// Creates the button.
    public nonisolated init() {}
}

@MainActor
extension EditButton: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let mode = environment.editMode
        let isEditing = environment.isEditing
        let button = Button(
            action: { mode?.wrappedValue = isEditing ? .inactive : .active },
            label: {
                Text(environment.text(of: isEditing ? SystemWord.done : .edit)).fontWeight(isEditing ? .semibold : nil)
            }
        )
        return Primitive(children: [Primitive.Child(button.disabled(mode == nil))])
    }
}
