/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private enum ButtonChoiceKey: EnvironmentKey {
    static var defaultValue: ButtonChoice { .look(.automatic) }
}

extension EnvironmentValues {
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// How buttons look; in a menu all are its items.
    package var buttonChoice: ButtonChoice {
        get { isInMenu ? .look(.menuItem) : self[ButtonChoiceKey.self] }
        set { self[ButtonChoiceKey.self] = newValue }
    }
}
