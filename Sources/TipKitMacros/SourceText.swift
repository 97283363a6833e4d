#if Macros
    import SwiftSyntax

    /// Returns the statements on one line, as an explanation shows them: without comments, and with at most one space
    /// where the source has white space.
    func sourceText(of statements: CodeBlockItemListSyntax) -> String {
        statements.map { sourceText(of: $0.item) }.joined(separator: "; ")
    }

    private func sourceText(of item: some SyntaxProtocol) -> String {
        var text = ""
        var previous: TokenSyntax?
        for token in item.tokens(viewMode: .sourceAccurate) {
            if let previous, needsSpace(between: previous, and: token) {
                text += " "
            }
            text += token.text
            previous = token
        }
        return text
    }

    private func needsSpace(between left: TokenSyntax, and right: TokenSyntax) -> Bool {
        let trivia = left.trailingTrivia + right.leadingTrivia
        if trivia.isEmpty { return false }
        guard trivia.contains(where: \.isNewline) else { return true }
        return switch (left.tokenKind, right.tokenKind) {
        case (.leftParen, _), (.leftSquare, _), (_, .rightParen), (_, .rightSquare), (_, .period): false
        default: true
        }
    }
#endif
