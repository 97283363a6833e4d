/// Closes what a view is shown in: a sheet, or a level of a navigation stack.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    private let dismiss: @MainActor @Sendable () -> Void

    nonisolated init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
        self.dismiss = dismiss
    }

    /// Closes it; does nothing where nothing is presented.
    public func callAsFunction() {
        dismiss()
    }
}

private enum DismissalKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
    /// Closes the sheet that the view is in, or goes back from the level of the navigation stack that it is on.
    public var dismiss: DismissAction { dismissal ?? DismissAction {} }

    /// Whether the view is in a sheet, or on a level of a navigation stack above the first.
    public var isPresented: Bool { dismissal != nil }

    /// What closes the nearest presentation around the view; `nil` for a view that isn't presented.
    var dismissal: DismissAction? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }
}
