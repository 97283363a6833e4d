/// Whether a view is presented, and the action that closes its presentation; the form before ``DismissAction``.
public struct PresentationMode {
    /// Whether the view is in a sheet, or on a level of a navigation stack above the first.
    public private(set) var isPresented: Bool

    private let dismissal: DismissAction

    init(isPresented: Bool, dismissal: DismissAction) {
        self.isPresented = isPresented
        self.dismissal = dismissal
    }

    /// Closes the presentation; does nothing if the view isn't presented.
    @MainActor @preconcurrency
    public mutating func dismiss() {
        dismissal()
    }
}

extension EnvironmentValues {
    /// A binding to the presentation of the view, through which the view closes it.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, dismissal: dismiss))
    }
}
