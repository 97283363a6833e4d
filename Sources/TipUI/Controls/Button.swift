/// A control that performs an action when it is pressed.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// The navigation link that the button represents; `nil` for most buttons, which aren't navigation links.
    var link: LevelLink?

    /// Makes a button with a custom label.
    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Makes a button with a role and a custom label.
    @preconcurrency
    public nonisolated init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// Makes a button titled with a localized string key.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes a button titled with a string.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == TipUI.Label<Text, Image> {
    /// Makes a button titled with a localized string key, with a system symbol.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TipUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a button titled with a string, with a system symbol.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(role: role, action: action) { TipUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button from a style's configuration, for styles that build on other styles.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
        link = configuration.link
    }
}

@MainActor
extension Button: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let choice = environment.buttonChoice
        if case .primitiveStyle(let makeBody) = choice { return styled(by: makeBody, in: environment) }
        let (action, close) = (action, environment.closeAfterAction)
        return Primitive(
            Element(
                ButtonContent(
                    look: choice.look,
                    role: role,
                    isDisabled: !environment.isEnabled,
                    tint: environment.tint,
                    link: link,
                    shortcut: environment.keyboardShortcut,
                    size: environment.controlSize,
                    shape: environment.buttonBorderShape
                )
            ),
            children: [Primitive.Child(choice.styledLabel(of: label, role: role))],
            handlers: environment.isEnabled
                ? [
                    .tap: { _ in
                        action()
                        close?()
                    }
                ] : [:]
        )
    }

    private func styled(
        by makeBody: @escaping @MainActor (PrimitiveButtonStyleConfiguration) -> any View,
        in environment: EnvironmentValues
    ) -> Primitive {
        let label = PrimitiveButtonStyleConfiguration.Label(view: AnyView(label))
        let idle: @MainActor () -> Void = {}
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role,
            label: label,
            action: environment.isEnabled ? action : idle,
            link: link
        )
        return Primitive(
            children: [Primitive.Child(StyledView { makeBody(configuration) })],
            // Reset the style, because a button in the style's own body would otherwise apply the same style again,
            // endlessly.
            transformEnvironment: { $0.buttonChoice = .look(.automatic) }
        )
    }
}

extension Button: SingleElementView {}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case cancel, destructive, close }

    package let kind: Kind

    /// A button that removes something permanently.
    public static let destructive = ButtonRole(kind: .destructive)
    /// A button that cancels something.
    public static let cancel = ButtonRole(kind: .cancel)
    /// A button that closes something.
    public static let close = ButtonRole(kind: .close)
}
