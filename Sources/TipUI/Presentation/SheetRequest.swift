/// A sheet that a view asks for.
struct SheetRequest: Equatable {
    let owner: SheetOwner
    /// Which presentation of its owner it is: with another one, all that is in the sheet begins anew.
    let id: AnyHashable
    let isCover: Bool
    let content: any View
    /// The environment of its content, save for what its own layer adds.
    let environment: EnvironmentValues
    /// Says to the view that asks that the sheet is to go.
    let dismiss: @MainActor () -> Void
    private let identity = UniqueIdentity()

    init(
        owner: SheetOwner,
        id: AnyHashable,
        isCover: Bool,
        content: any View,
        environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.id = id
        self.isCover = isCover
        self.content = content
        self.environment = environment
        self.dismiss = dismiss
    }

    static func == (left: SheetRequest, right: SheetRequest) -> Bool { left.identity == right.identity }
}

/// The sheets that the views of a layer ask for, in the order of these views.
enum SheetKey: PreferenceKey {
    static var defaultValue: [SheetRequest] { [] }

    static func reduce(value: inout [SheetRequest], nextValue: () -> [SheetRequest]) {
        value += nextValue()
    }
}
