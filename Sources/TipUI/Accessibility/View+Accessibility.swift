extension View {
    private nonisolated func spoken(
        _ text: Text,
        _ change: @escaping @MainActor @Sendable (inout Element, String) -> Void
    ) -> some View {
        SpokenText(content: self, text: { text.plain(in: $0) }, change: change)
    }

    /// Sets the accessibility label of the view to a word that the package provides.
    package nonisolated func accessibilityLabel(_ word: some ProvidedWord) -> some View {
        SpokenText(content: self, text: { $0.text(of: word) }, change: { $0.name($1) })
    }

    /// Sets the accessibility label of the view.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { spoken(label) { $0.name($1) } }

    /// Sets the accessibility label of the view.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility hint, which describes what a press does; browsers also show it as a tooltip.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        spoken(hint) { $0.accessibility.hint = $1 }
    }

    /// Sets the accessibility hint, which describes what a press does; browsers also show it as a tooltip.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint, which describes what a press does; browsers also show it as a tooltip.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the accessibility hint, which describes what a press does; browsers also show it as a tooltip.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
        accessibilityHint(Text(hint))
    }

    /// Sets the accessibility value of the view.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        spoken(value) { $0.accessibility.value = $1 }
    }

    /// Sets the accessibility value of the view.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the accessibility value of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
        accessibilityValue(Text(value))
    }

    /// Sets whether the view is hidden from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        ElementModifier(self, includesOpener: true) { $0.accessibility.isHidden = hidden }
    }

    /// Sets the identifier by which tests find the view.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        ElementModifier(self) { $0.accessibility.identifier = identifier }
    }

    /// Adds accessibility traits to the view; only `.isHeader` and `.isSelected` have an effect.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ElementModifier(self, reachesInside: true) { element in
            if traits.contains(.isSelected) { element.accessibility.isSelected = true }
            guard traits.contains(.isHeader) else { return }
            element.accessibility.isHeading = true
            if var text = element.content as? TextContent {
                text.headingLevel = text.headingLevel ?? 2
                element.content = text
            }
        }
    }

    /// Removes accessibility traits from the view; only `.isHeader` and `.isSelected` have an effect.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ElementModifier(self, reachesInside: true) { element in
            if traits.contains(.isSelected) { element.accessibility.isSelected = false }
            guard traits.contains(.isHeader) else { return }
            element.accessibility.isHeading = false
            if var text = element.content as? TextContent {
                text.headingLevel = nil
                element.content = text
            }
        }
    }

    /// Has no effect; the elements within the view stay separate for assistive technology.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }

    /// Sets a help text for the view: a tooltip, which assistive technology reads as the view's hint.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Sets a help text for the view: a tooltip, which assistive technology reads as the view's hint.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Sets a help text for the view: a tooltip, which assistive technology reads as the view's hint.
    @_disfavoredOverload
    public nonisolated func help(_ text: LocalizedStringResource) -> some View { accessibilityHint(text) }

    /// Sets a help text for the view: a tooltip, which assistive technology reads as the view's hint.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { accessibilityHint(text) }
}

/// A view whose element has a text for assistive technology, in the language of the view's environment.
struct SpokenText<Content: View> {
    let content: Content
    let text: @Sendable (EnvironmentValues) -> String
    let change: @MainActor @Sendable (inout Element, String) -> Void
}

@MainActor
extension SpokenText: ModifierView, PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = text(environment)
        return TipUI.ElementModifier(content, reachesInside: true) { [change] in change(&$0, text) }.primitive(
            in: environment
        )
    }
}

extension SpokenText: UntrackedView where Content: UntrackedView {}
extension SpokenText: SingleElementView where Content: SingleElementView {}
extension SpokenText: UnaryView {}
extension SpokenText: StatefulElement where Content: StatefulElement {}
