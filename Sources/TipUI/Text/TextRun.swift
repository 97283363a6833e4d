/// A part of a paragraph in one style.
package struct TextRun: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        case string(String)
        indirect case image(ImageContent)
    }

    package var content: Content
    package var style: TextStyle
    /// The address that a press on the run opens.
    package var link: String?

    package init(_ content: Content, style: TextStyle = TextStyle(), link: String? = nil) {
        self.content = content
        self.style = style
        self.link = link
    }
}
