/// A part of a text while its Markdown is being read.
struct MarkdownNode {
    enum Content {
        case text(String)
        case value(Int)
        /// A run of `*`, `_` or `~`; what remains of it unmatched is text.
        case delimiter(Character, count: Int)
    }

    var content: Content
    var traits: Markdown.Traits
    var link: [Markdown.Token]?
    var canOpen: Bool
    var canClose: Bool
    /// How many delimiters the run began with.
    let originalCount: Int

    init(_ content: Content, traits: Markdown.Traits = [], canOpen: Bool = false, canClose: Bool = false) {
        self.content = content
        self.traits = traits
        self.canOpen = canOpen
        self.canClose = canClose
        if case .delimiter(_, let count) = content {
            originalCount = count
        } else {
            originalCount = 0
        }
    }

    var remaining: Int {
        if case .delimiter(_, let count) = content { count } else { 0 }
    }

    mutating func take(_ taken: Int) {
        guard case .delimiter(let character, let count) = content else { return }
        content = .delimiter(character, count: count - taken)
    }

    mutating func close() {
        canOpen = false
        canClose = false
    }
}
