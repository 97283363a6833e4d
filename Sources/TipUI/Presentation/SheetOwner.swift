/// The identity of a view that asks for a sheet.
@MainActor
final class SheetOwner {
    /// What is to be done after its sheet has gone.
    var onDismiss: (@MainActor () -> Void)?

    nonisolated init() {}
}
