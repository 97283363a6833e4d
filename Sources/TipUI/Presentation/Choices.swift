/// The actions of an alert or a confirmation dialog, in the order in which they are drawn.
@MainActor
struct Choices {
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
