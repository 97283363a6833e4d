/// The size of controls.
public enum ControlSize: Hashable, Comparable, CaseIterable, Sendable {
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

private enum HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
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

    /// Whether only assistive technology gets the labels of controls.
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }

    /// How buttons look; in a menu, all buttons are menu items.
    package var buttonChoice: ButtonChoice {
        get { isInMenu ? .look(.menuItem) : self[ButtonChoiceKey.self] }
        set { self[ButtonChoiceKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls in the view are disabled; a view can't enable controls that a view around it disabled.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        EnvironmentModifier(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets the size of controls in the view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        EnvironmentModifier(content: self) { $0.controlSize = controlSize }
    }

    /// Hides the labels of the controls in this view; assistive technology still gets them.
    public nonisolated func labelsHidden() -> some View {
        EnvironmentModifier(content: self) { $0.hidesLabels = true }
    }
}
