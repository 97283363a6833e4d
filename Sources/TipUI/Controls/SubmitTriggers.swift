/// The kinds of fields whose submission performs an action.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The search fields of `searchable`.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

private enum SearchActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action performed when a text field is submitted.
    var submitAction: (@MainActor () -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// The action performed when a search field is submitted.
    var searchAction: (@MainActor () -> Void)? {
        get { self[SearchActionKey.self] }
        set { self[SearchActionKey.self] = newValue }
    }
}

extension View {
    /// Adds an action that is performed when a field in this view is submitted with Return.
    ///
    /// The actions of enclosing views are performed too, after this one, unless ``submitScope(_:)`` prevents it.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields.
    ///   - action: The action.
    @preconcurrency
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { environment in
            func adding(to outer: (@MainActor () -> Void)?) -> @MainActor () -> Void {
                {
                    action()
                    outer?()
                }
            }
            if triggers.contains(.text) { environment.submitAction = adding(to: environment.submitAction) }
            if triggers.contains(.search) { environment.searchAction = adding(to: environment.searchAction) }
        }
    }

    /// Sets whether fields in this view perform only the `onSubmit` actions of views inside it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        EnvironmentModifier(content: self) { environment in
            guard isBlocking else { return }
            environment.submitAction = nil
            environment.searchAction = nil
        }
    }
}
