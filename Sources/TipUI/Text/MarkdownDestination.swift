/// The address of a link, in its parentheses.
enum MarkdownDestination {
    /// Reads `(address)` or `(address "title")`.
    ///
    /// - Returns: The address, and where the text goes on; `nil` if no address stands here.
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
