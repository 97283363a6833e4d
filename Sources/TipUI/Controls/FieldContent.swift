/// A field of text.
package struct FieldContent: Equatable, Sendable {
    package var prompt: String
    package var text: String
    package var isDisabled: Bool

    package init(prompt: String, text: String, isDisabled: Bool = false) {
        self.prompt = prompt
        self.text = text
        self.isDisabled = isDisabled
    }
}
