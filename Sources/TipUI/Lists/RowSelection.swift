/// The rows of a list that are selected, and how a press selects another.
struct RowSelection: Equatable {
    let selected: Set<AnyHashable>
    /// Whether several rows can be selected, which a person does while the list is edited.
    let allowsSeveral: Bool
    /// Returns what selects a row: its tag, or else its id in a `ForEach`; `nil` for a row that can't be selected.
    let value: (ViewTag?, AnyHashable?) -> AnyHashable?
    let press: @MainActor (AnyHashable) -> Void

    static func == (left: RowSelection, right: RowSelection) -> Bool {
        left.selected == right.selected && left.allowsSeveral == right.allowsSeveral
    }

    @MainActor
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        selected = binding.wrappedValue.map { [AnyHashable($0)] } ?? []
        allowsSeveral = false
        value = Self.value(as: Value.self)
        press = { binding.wrappedValue = $0.base as? Value }
    }

    @MainActor
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        selected = Set(binding.wrappedValue.map { AnyHashable($0) })
        allowsSeveral = true
        value = Self.value(as: Value.self)
        press = { pressed in
            guard let value = pressed.base as? Value else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
    }

    private static func value<Value: Hashable>(as type: Value.Type) -> (ViewTag?, AnyHashable?) -> AnyHashable? {
        { tag, id in (tag?.selection(as: type) ?? id?.base as? Value).map { AnyHashable($0) } }
    }
}

/// The binding to a list's selection.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    @MainActor
    var rows: RowSelection {
        switch self {
        case .one(let binding): RowSelection(binding)
        case .several(let binding): RowSelection(binding)
        }
    }
}

/// The value of a row, which is known once its content is drawn.
@MainActor
final class RowValue {
    var value: AnyHashable?
}

extension RowSelection {
    /// Returns the content of a row, a press of which selects the row.
    @MainActor
    func pressable(_ content: any View, value: RowValue) -> any View {
        func open(_ view: some View) -> any View { SelectableRow(content: view, selection: self, value: value) }
        return open(content)
    }
}

/// The content of a row that can be selected.
private struct SelectableRow<Content: View> {
    let content: Content
    let selection: RowSelection
    let value: RowValue
}

@MainActor
extension SelectableRow: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (selection, value) = (selection, value)
        let press = Press(tap: {
            guard let pressed = value.value, !selection.allowsSeveral || environment.isEditing else { return }
            selection.press(pressed)
        })
        return PressModifier(content.frame(maxWidth: .infinity, alignment: .leading), press).primitive(in: environment)
    }
}

extension ForEach where Content: View {
    /// Returns the children with their ids, by which rows are selected.
    @MainActor
    func selectable(_ children: [Primitive.Child]) -> [Primitive.Child] {
        children.map { child in
            let key = child.key
            func open(_ view: some View) -> any View {
                EnvironmentModifier(content: view) { $0.rowContext?.id = key }
            }
            return Primitive.Child(open(child.view), key: child.key)
        }
    }
}

extension List {
    /// Creates a list whose rows are views, one of which can be selected with a press.
    ///
    /// A row is selected by its tag, or by its id in a `ForEach`.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list whose rows are views, several of which can be selected while the list is edited.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with a row for each element, one of which can be selected with a press.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with a row for each element, several of which can be selected while the list is edited.
    @_disfavoredOverload
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        content = ForEach(data, content: rowContent)
        self.selection = selection.map { .several($0) }
    }

    /// Creates a list with a row for each element, identified by a property; one can be selected with a press.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .one($0) }
    }

    /// Creates a list with a row for each element, identified by a property; several can be selected while the list is
    /// edited.
    @_disfavoredOverload
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
        self.selection = selection.map { .several($0) }
    }
}
