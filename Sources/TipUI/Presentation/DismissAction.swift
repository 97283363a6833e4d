/// An action that closes the presentation of a view: a sheet, or a level of a navigation stack.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    private let dismiss: @MainActor @Sendable () -> Void

    nonisolated init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
        self.dismiss = dismiss
    }

    /// Closes the presentation; does nothing if the view isn't presented.
    public func callAsFunction() {
        dismiss()
    }
}

private enum DismissalKey: EnvironmentKey {
    static var defaultValue: DismissAction? { nil }
}

extension EnvironmentValues {
    /// The action that closes the view's sheet, or goes back from its level of the navigation stack.
    public var dismiss: DismissAction { dismissal ?? DismissAction {} }

    /// Whether the view is in a sheet, or on a level of a navigation stack above the first.
    public var isPresented: Bool { dismissal != nil }

    /// The action that closes the nearest presentation around the view, or `nil` if the view isn't presented.
    var dismissal: DismissAction? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }
}
