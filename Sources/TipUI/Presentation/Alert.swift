/// The title, message and buttons of an alert, for the modifiers that take an alert instead of views.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// The label; `nil` for the system's word.
        fileprivate let label: Text?
        fileprivate let role: ButtonRole?
        fileprivate let action: @MainActor () -> Void

        private init(_ label: Text?, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// Returns a button without a role.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, nil, action)
        }

        /// Returns a button that cancels.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .cancel, action)
        }

        /// Returns a button that cancels, titled "Cancel" in the person's language.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(nil, .cancel, action)
        }

        /// Returns a button that removes something permanently.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .destructive, action)
        }
    }

    let title: Text
    let message: Text?
    private let buttons: [Alert.Button]

    /// Makes an alert with one button, which is titled "OK" if there is none.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Makes an alert with two buttons.
    public init(
        title: Text,
        message: Text? = nil,
        primaryButton: Alert.Button,
        secondaryButton: Alert.Button
    ) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// The buttons as views.
    var actions: some View {
        ForEach(buttons.indices, id: \.self) { AlertButton(button: buttons[$0]) }
    }
}

/// The view of an alert's button.
private struct AlertButton {
    let button: Alert.Button
}

@MainActor
extension AlertButton: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let label = button.label ?? Text(verbatim: environment.text(of: SystemWord.cancel))
        return Button(role: button.role, action: button.action) { label }.primitive(in: environment)
    }
}

extension AlertButton: SingleElementView {}

extension View {
    /// Shows an alert while a binding is `true`; a press of any of its buttons closes it.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        alert(
            item: isPresented.asOptionalItem,
            identify: { AnyHashable($0) },
            content: { [alert = content()] _ in alert }
        )
    }

    /// Shows an alert while a binding has an item; a press of any of its buttons closes it.
    public nonisolated func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
    where Item: Identifiable {
        alert(item: item, identify: { AnyHashable($0.id) }, content: content)
    }

    private nonisolated func alert<Item>(
        item: Binding<Item?>,
        identify: @escaping (Item) -> AnyHashable,
        content: @escaping (Item) -> Alert
    ) -> some View {
        SheetModifier(content: self, item: item, identify: identify, form: .alert, onDismiss: nil) { present in
            let alert = content(present)
            return ChoiceCard(
                form: .alert,
                title: alert.title,
                showsTitle: true,
                message: alert.message,
                actions: alert.actions,
                close: { item.wrappedValue = nil }
            )
        }
    }
}
