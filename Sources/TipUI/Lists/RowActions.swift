/// The actions of one edge of a row.
struct RowActions: Equatable {
    let edge: HorizontalEdge
    let content: any View
    /// The making of the content.
    let identity: UniqueIdentity
    /// The environment of the view that has the actions, which may be deep in the row.
    let environment: EnvironmentValues

    static func == (left: RowActions, right: RowActions) -> Bool {
        left.identity == right.identity && left.environment.isEqual(to: right.environment)
    }
}

/// What the views of a row let a person do with it.
enum RowActionsKey: PreferenceKey {
    static var defaultValue: [RowActions] { [] }

    static func reduce(value: inout [RowActions], nextValue: () -> [RowActions]) {
        value += nextValue()
    }
}
