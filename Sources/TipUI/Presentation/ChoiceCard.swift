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
        environment.alignTexts(.center)
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
