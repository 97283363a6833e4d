/// A sheet that a view asks for.
struct Sheet: Equatable {
    let owner: SheetOwner
    /// Which presentation of its owner it is: with another one, all that is in the sheet begins anew.
    let id: AnyHashable
    let isCover: Bool
    let content: any View
    /// The environment of its content, save for what its own layer adds.
    let environment: EnvironmentValues
    /// Says to the view that asks that the sheet is to go.
    let dismiss: @MainActor () -> Void
    private let edition = Edition()

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

    static func == (left: Sheet, right: Sheet) -> Bool { left.edition == right.edition }
}

/// The identity of a view that asks for a sheet.
@MainActor
final class SheetOwner {
    /// Whether its sheet was on the page since it asked for one, and didn't only wait.
    var wasShown = false

    nonisolated init() {}
}

/// The sheets that the views of a layer ask for, in the order of these views.
enum SheetKey: PreferenceKey {
    static var defaultValue: [Sheet] { [] }

    static func reduce(value: inout [Sheet], nextValue: () -> [Sheet]) {
        value += nextValue()
    }
}
