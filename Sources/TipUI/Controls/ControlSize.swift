/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The default size.
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
    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// How buttons look; in a menu, all buttons are menu items.
    package var buttonChoice: ButtonChoice {
        get { isInMenu ? .look(.menuItem) : self[ButtonChoiceKey.self] }
        set { self[ButtonChoiceKey.self] = newValue }
    }
}
