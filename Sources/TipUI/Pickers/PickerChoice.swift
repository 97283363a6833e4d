/// An option of a picker as a button with a checkmark: a row of a list or an item of a menu.
struct PickerChoice {
    let option: PickerOption
    let isSelected: Bool
    /// Chooses the option; `nil` if it can't be chosen.
    let select: (@MainActor () -> Void)?
    /// Called after a choice.
    var didSelect: @MainActor () -> Void = {}

    init(option: PickerOption, isSelected: Bool = false, select: (@MainActor () -> Void)? = nil) {
        self.option = option
        self.isSelected = isSelected
        self.select = select
    }
}

@MainActor
extension PickerChoice: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let isEnabled = environment.isEnabled && select != nil
        let select = select, didSelect = didSelect
        return Primitive(
            Element(
                ButtonContent(
                    look: environment.isInMenu ? .menuItem : .choice,
                    isDisabled: !isEnabled,
                    tint: environment.tint,
                    isOn: isSelected
                )
            ),
            children: [Primitive.Child(option.view)],
            handlers: isEnabled
                ? [
                    .tap: { _ in
                        select?()
                        didSelect()
                    }
                ] : [:],
            preferences: .withoutTags
        )
    }
}

extension PickerChoice: SingleElementView {}

/// An option of a picker as a segment.
struct PickerSegment {
    let choice: PickerChoice
}

@MainActor
extension PickerSegment: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let isEnabled = environment.isEnabled && choice.select != nil
        let select = choice.select
        return Primitive(
            Element(
                ToggleContent(
                    isOn: choice.isSelected,
                    look: .segment,
                    isDisabled: !isEnabled,
                    group: environment.enclosingName
                )
            ),
            children: [Primitive.Child(choice.option.view)],
            handlers: isEnabled ? [.change: { if $0.isOn == true { select?() } }] : [:],
            preferences: .withoutTags
        )
    }
}

extension PickerSegment: SingleElementView {}

extension Primitive.Preferences {
    /// Keeps tags from containers around the view.
    fileprivate static var withoutTags: Self { Self(transform: { $0.remove(TagKey.self) }) }
}

/// The options of a picker on a level of a navigation stack, which a choice closes.
struct PickerLevel {
    let title: String
    let choices: [PickerChoice]
    @Environment(\.dismiss) private var dismiss

    nonisolated init(title: String, choices: [PickerChoice]) {
        self.title = title
        self.choices = choices
    }
}

extension PickerLevel: View {
    var body: some View {
        List {
            Views(
                choices.map { choice in
                    var choice = choice
                    choice.didSelect = { dismiss() }
                    return Primitive.Child(choice, key: choice.option.key)
                }
            )
        }
        .navigationTitle(title)
    }
}

/// A group of views that are given as children.
struct Views {
    let children: [Primitive.Child]

    nonisolated init(_ children: [Primitive.Child]) {
        self.children = children
    }
}

@MainActor
extension Views: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(children: children) }
}
