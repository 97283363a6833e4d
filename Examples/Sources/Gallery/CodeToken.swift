import SwiftUI

/// A piece of a line of Swift, coloured by what it is.
///
/// It knows of Swift what the samples use: no text over several lines, and none within another.
struct CodeToken {
    enum Kind {
        case comment
        case literal
        case keyword
        case plain
    }

    let kind: Kind
    let source: Substring

    var text: Text { Text(verbatim: String(source)).foregroundColor(colour) }

    private var colour: Color? {
        switch kind {
        case .comment: .secondary
        case .literal: .brown
        case .keyword: .accentColor
        case .plain: nil
        }
    }
}

extension CodeToken {
    private static let keywords: Set<Substring> = [
        "Self", "any", "await", "else", "false", "for", "func", "if", "in", "let", "nil", "private", "return", "self",
        "some", "static", "struct", "true", "var",
    ]

    /// The pieces of a line, which joined are the line.
    static func tokens(of line: Substring) -> [CodeToken] {
        var tokens: [CodeToken] = []
        var rest = line
        while !rest.isEmpty {
            let token = first(of: rest, after: tokens.last?.source.last)
            if token.kind == .plain, let last = tokens.last, last.kind == .plain {
                let joined = line[last.source.startIndex..<token.source.endIndex]
                tokens[tokens.count - 1] = CodeToken(kind: .plain, source: joined)
            } else {
                tokens.append(token)
            }
            rest = rest.dropFirst(token.source.count)
        }
        return tokens
    }

    private static func first(of line: Substring, after previous: Character?) -> CodeToken {
        if line.hasPrefix("//") { return CodeToken(kind: .comment, source: line) }
        if line.hasPrefix("\"") { return CodeToken(kind: .literal, source: line.prefix(literalLength(of: line))) }
        let mark = line.prefix { $0 == "@" || $0 == "#" }
        let word = line.dropFirst(mark.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !word.isEmpty else { return CodeToken(kind: .plain, source: line.prefix(1)) }
        // After a point it is the name of a member, before a colon that of an argument.
        let isName = previous == "." || line.dropFirst(word.count).first == ":"
        let isKeyword = !mark.isEmpty || keywords.contains(word) && !isName
        return CodeToken(kind: isKeyword ? .keyword : .plain, source: line.prefix(mark.count + word.count))
    }

    /// The number of characters up to the quotation mark that ends the literal which a line begins with.
    private static func literalLength(of line: Substring) -> Int {
        var isEscaped = false
        for (index, character) in line.enumerated().dropFirst() {
            if character == "\"", !isEscaped { return index + 1 }
            isEscaped = character == "\\" && !isEscaped
        }
        return line.count
    }
}
