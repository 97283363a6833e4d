/// A view that assistive technology calls by a word of TipUI's own, in the language of what is around it.
struct WordLabel<Content: View> {
    let content: Content
    let word: SystemWord
}

@MainActor
extension WordLabel: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = environment.text(of: word)
        return TipUI.ElementModifier(content) { $0.name(text) }.primitive(in: environment)
    }
}

extension WordLabel: UntrackedView where Content: UntrackedView {}
extension WordLabel: SingleElementView {}
extension WordLabel: StatefulElement where Content: StatefulElement {}

extension View {
    /// Lets assistive technology call the view by a word of TipUI's own.
    package nonisolated func accessibilityLabel(_ word: SystemWord) -> some View {
        WordLabel(content: self, word: word)
    }
}
