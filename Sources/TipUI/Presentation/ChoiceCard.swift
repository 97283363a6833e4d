/// The content of an alert or a confirmation dialog: a title, a message, and actions that close it.
struct ChoiceCard {
    let form: SheetContent.Form
    let title: Text
    let showsTitle: Bool
    let message: any View
    let actions: any View
    /// Sets the binding that presents the card.
    let close: () -> Void

    /// Performs the action of the cancel button, or of the only button, and closes the card.
    @MainActor
    func cancel(in environment: EnvironmentValues) {
        guard let perform = choices(in: environment).cancel?.perform else { return close() }
        perform()
    }

    @MainActor
    private func choices(in environment: EnvironmentValues) -> Choices {
        var environment = environment
        setUp(&environment)
        return Choices(of: actions, in: form, environment: environment)
    }

    /// Resets the styles of the presenting view, and makes buttons close the card.
    @MainActor
    private func setUp(_ environment: inout EnvironmentValues) {
        environment.resetForCard()
        environment.buttonChoice = .look(.dialog)
        environment.multilineTextAlignment = .center
        environment.closeAfterAction = { close() }
    }
}

@MainActor
extension ChoiceCard: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let choices = choices(in: environment)
        var children: [Primitive.Child] = []
        if showsTitle {
            children.append(Primitive.Child(title.font(.headline).accessibilityAddTraits(.isHeader), key: "title"))
        }
        children.append(Primitive.Child(ChoiceMessage(message: message), key: "message"))
        children += choices.others
        children.append(Primitive.Child(ChoiceButtons(form: form, choices: choices), key: "buttons"))
        return Primitive(
            children: children,
            transformEnvironment: setUp,
            preferences: Primitive.Preferences(transform: look(isDismissible: choices.cancel != nil, in: environment))
        )
    }

    private func look(
        isDismissible: Bool,
        in environment: EnvironmentValues
    ) -> (inout PreferenceValues) -> Void {
        let texts = TaggedViews.views(of: message, in: environment).compactMap {
            ($0.view as? Text)?.plain(in: environment)
        }
        let look = SheetLook(
            title: title.plain(in: environment),
            message: texts.joined(separator: " "),
            isDismissible: isDismissible
        )
        return { $0[SheetLookKey.self] = look }
    }
}

/// The actions of an alert or a confirmation dialog, in the order in which they are drawn.
@MainActor
private struct Choices {
    struct Choice {
        var child: Primitive.Child
        var content: ButtonContent
        /// Performs the action; `nil` for a disabled button.
        var perform: (@MainActor () -> Void)?
    }

    /// The buttons except the cancel button.
    private(set) var buttons: [Choice] = []
    /// The button that the Escape key presses, which is drawn among the others if it has another role.
    private(set) var cancel: Choice?
    /// The views that aren't buttons, such as text fields.
    private(set) var others: [Primitive.Child] = []

    init(of actions: any View, in form: SheetContent.Form, environment: EnvironmentValues) {
        for child in TaggedViews.views(of: actions, in: environment) {
            guard let choice = Self.choice(child, in: environment) else {
                others.append(child)
                continue
            }
            if cancel == nil, choice.content.role == .cancel { cancel = choice } else { buttons.append(choice) }
        }
        let lacksCancel = form == .confirmation ? cancel == nil : cancel == nil && buttons.isEmpty
        if lacksCancel { add(form == .confirmation ? .cancel : .ok, in: environment) }
        if cancel == nil, buttons.count == 1 { cancel = buttons.removeFirst() }
    }

    /// Adds the button that closes a card whose actions don't include one.
    private mutating func add(_ word: SystemWord, in environment: EnvironmentValues) {
        let title = environment.text(of: word)
        let button = Button(role: .cancel, action: {}, label: { Text(verbatim: title) })
        cancel = Self.choice(Primitive.Child(button, key: "default"), in: environment)
    }

    /// Returns a view as a choice if it draws a button.
    private static func choice(_ child: Primitive.Child, in environment: EnvironmentValues) -> Choice? {
        var (view, environment) = (child.view, environment)
        while let primitive = (view as? any PrimitiveView)?.primitive(in: environment) {
            if let element = primitive.element {
                guard let content = element.content as? ButtonContent else { return nil }
                var choice = Choice(child: child, content: content)
                if let press = primitive.handlers[.tap] { choice.perform = { press(.press) } }
                return choice
            }
            guard primitive.children.count == 1 else { return nil }
            primitive.transformEnvironment?(&environment)
            view = primitive.children[0].view
        }
        return nil
    }

    /// The views of the buttons, of which the default one gets the focus.
    ///
    /// The default button is the one with that keyboard shortcut, else the first without a role, else the cancel button.
    func children(cancelFirst: Bool) -> [Primitive.Child] {
        var all = buttons
        if let cancel { all.insert(cancel, at: cancelFirst ? 0 : all.count) }
        let isEnabled = all.indices.filter { all[$0].perform != nil }
        let chosen =
            isEnabled.first { all[$0].content.shortcut == .defaultAction }
            ?? isEnabled.first { all[$0].content.role == nil } ?? isEnabled.first { all[$0].content.role == .cancel }
        return all.enumerated().map { index, choice in
            guard index == chosen, choice.content.shortcut == nil else { return choice.child }
            return Primitive.Child(choice.child.view.withShortcut(.defaultAction), key: choice.child.key)
        }
    }
}

extension ElementEvent {
    /// A press of a button that isn't drawn.
    fileprivate static let press = ElementEvent(.tap, on: ElementID(0))
}

extension View {
    fileprivate func withShortcut(_ shortcut: KeyboardShortcut) -> any View { keyboardShortcut(shortcut) }
}

/// The message of an alert or a confirmation dialog, drawn only if it isn't empty.
private struct ChoiceMessage {
    let message: any View
}

@MainActor
extension ChoiceMessage: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(StackContent(.vertical(.center), spacing: 4)),
            children: [Primitive.Child(message)],
            transformEnvironment: { $0.font = .subheadline },
            hiding: .whenEmpty
        )
    }
}

/// The buttons of an alert or a confirmation dialog; up to two buttons of an alert are beside each other if they fit.
private struct ChoiceButtons {
    let form: SheetContent.Form
    let choices: Choices
}

@MainActor
extension ChoiceButtons: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let isRow = form == .alert && choices.buttons.count < 2
        return Primitive(
            Element(StackContent(isRow ? .horizontal(.center) : .vertical(.center), spacing: 8)),
            children: choices.children(cancelFirst: isRow)
        )
    }
}

private enum CloseAfterActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// Closes the alert or the confirmation dialog around a button, once the button's action has been performed.
    var closeAfterAction: (@MainActor () -> Void)? {
        get { self[CloseAfterActionKey.self] }
        set { self[CloseAfterActionKey.self] = newValue }
    }
}
