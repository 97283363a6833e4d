/// The identity of a view that presents a sheet.
@MainActor
final class SheetOwner {
    /// Called after the sheet has been removed.
    var onDismiss: (@MainActor () -> Void)?
    /// The name by which a popover finds the view.
    lazy var anchorName = String(UInt64.random(in: 0...UInt64.max))

    nonisolated init() {}
}

/// A view's request for a sheet.
struct SheetRequest: Equatable {
    let owner: SheetOwner
    /// The identity of the presentation; a different identity replaces the sheet's views, with new state.
    let id: AnyHashable
    let form: SheetContent.Form
    /// The place of a popover; `nil` for a sheet.
    let popover: PopoverPlacement?
    let content: any View
    /// The environment of the content, without the values that the sheet's layer adds.
    let environment: EnvironmentValues
    /// Asks the requesting view to dismiss the sheet.
    let dismiss: @MainActor () -> Void
    private let identity = UniqueIdentity()

    init(
        owner: SheetOwner,
        id: AnyHashable,
        form: SheetContent.Form,
        popover: PopoverPlacement? = nil,
        content: any View,
        environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.owner = owner
        self.id = id
        self.form = form
        self.popover = popover
        self.content = content
        self.environment = environment
        self.dismiss = dismiss
    }

    static func == (left: SheetRequest, right: SheetRequest) -> Bool { left.identity == right.identity }
}

/// The sheets that the views of a layer request, in the order of the views.
enum SheetKey: PreferenceKey {
    static var defaultValue: [SheetRequest] { [] }

    static func reduce(value: inout [SheetRequest], nextValue: () -> [SheetRequest]) {
        value += nextValue()
    }
}
