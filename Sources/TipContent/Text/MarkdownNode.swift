/// A part of a text while its Markdown is being parsed.
struct MarkdownNode {
    enum Content {
        case text(String)
        case value(Int)
        /// A run of `*`, `_` or `~`; its unmatched delimiters are text.
        case delimiter(Character, count: Int)
    }

    var content: Content
    var traits: Markdown.Traits
    var link: [Markdown.Token]?
    var canOpen: Bool
    var canClose: Bool
    /// The number of delimiters in the run before any were matched.
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

/// Parses the parenthesized destination of a link.
enum MarkdownDestination {
    /// Parses `(address)` or `(address "title")`.
    ///
    /// - Returns: The address and the index after the closing parenthesis; `nil` if there is no destination at `start`.
    static func parse(_ tokens: [Markdown.Token], at start: Int) -> (address: [Markdown.Token], end: Int)? {
        guard start < tokens.count, tokens[start] == .character("(") else { return nil }
        var index = skippingSpace(tokens, start + 1)
        var address: [Markdown.Token] = []
        var depth = 0
        scan: while index < tokens.count {
            switch tokens[index] {
            case .character("("):
                depth += 1
            case .character(")"):
                guard depth > 0 else { break scan }
                depth -= 1
            case .character("\\"):
                if index + 1 < tokens.count, case .character(let next) = tokens[index + 1], "()\\".contains(next) {
                    index += 1
                }
            case .character(let character) where character.isWhitespace:
                break scan
            default:
                break
            }
            address.append(tokens[index])
            index += 1
        }
        guard depth == 0, !address.isEmpty else { return nil }
        index = skippingSpace(tokens, index)
        guard let end = skippingTitle(tokens, index) else { return nil }
        index = skippingSpace(tokens, end)
        guard index < tokens.count, tokens[index] == .character(")") else { return nil }
        return (address, index + 1)
    }

    private static func skippingSpace(_ tokens: [Markdown.Token], _ start: Int) -> Int {
        var index = start
        while index < tokens.count, case .character(let character) = tokens[index], character.isWhitespace {
            index += 1
        }
        return index
    }

    private static func skippingTitle(_ tokens: [Markdown.Token], _ start: Int) -> Int? {
        guard start < tokens.count else { return nil }
        guard tokens[start] == .character("\"") || tokens[start] == .character("'") else { return start }
        guard let end = tokens[(start + 1)...].firstIndex(of: tokens[start]) else { return nil }
        return end + 1
    }
}

/// Matches the delimiters of a text, innermost first.
enum MarkdownEmphasis {
    /// Adds traits to the nodes between matching delimiters, starting at a node; unmatched delimiters become text.
    static func resolve(_ nodes: inout [MarkdownNode], from start: Int) {
        var stack: [Int] = []
        for index in nodes.indices where index >= start {
            guard case .delimiter(let character, _) = nodes[index].content else { continue }
            if nodes[index].canClose {
                close(index, character, &nodes, &stack)
            }
            if nodes[index].canOpen, nodes[index].remaining > 0 {
                stack.append(index)
            }
        }
        for index in nodes.indices where index >= start {
            nodes[index].close()
        }
    }

    private static func close(
        _ closer: Int,
        _ character: Character,
        _ nodes: inout [MarkdownNode],
        _ stack: inout [Int]
    ) {
        while nodes[closer].remaining > 0 {
            guard
                let place = stack.lastIndex(where: { matches(nodes[$0], nodes[closer], character) })
            else { return }
            let opener = stack[place]
            // Delimiters inside a matched pair can't be matched with delimiters outside it, so drop the openers inside
            // the pair.
            stack.removeSubrange((place + 1)...)
            let isTilde = character == "~"
            let count = isTilde || min(nodes[opener].remaining, nodes[closer].remaining) >= 2 ? 2 : 1
            let trait: Markdown.Traits = isTilde ? .strikethrough : count == 2 ? .strong : .emphasis
            for index in (opener + 1)..<closer {
                nodes[index].traits.insert(trait)
            }
            nodes[opener].take(isTilde ? nodes[opener].remaining : count)
            nodes[closer].take(isTilde ? nodes[closer].remaining : count)
            if nodes[opener].remaining == 0 {
                stack.remove(at: place)
            }
        }
    }

    private static func matches(_ opener: MarkdownNode, _ closer: MarkdownNode, _ character: Character) -> Bool {
        guard case .delimiter(character, _) = opener.content else { return false }
        if character == "~" {
            return opener.remaining == closer.remaining && opener.remaining <= 2
        }
        guard opener.canClose || closer.canOpen else { return true }
        let sum = opener.originalCount + closer.originalCount
        return !sum.isMultiple(of: 3)
            || (opener.originalCount.isMultiple(of: 3) && closer.originalCount.isMultiple(of: 3))
    }
}

/// Decides which addresses may become links.
package enum LinkAddress {
    /// Returns the address if its scheme is `http`, `https`, `mailto` or `tel`, or if it is relative; otherwise `nil`.
    package static func safe(_ address: String) -> String? {
        guard !address.isEmpty, !address.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) else {
            return nil
        }
        guard let colon = address.firstIndex(of: ":") else { return address }
        let scheme = address[..<colon]
        if scheme.contains(where: { "/?#".contains($0) }) { return address }
        return ["http", "https", "mailto", "tel"].contains(scheme.lowercased()) ? address : nil
    }
}
