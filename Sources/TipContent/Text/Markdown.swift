/// The inline Markdown of a text: emphasis, strong, strikethrough, code, links and escapes, by CommonMark's rules.
///
/// Incomplete constructs and all HTML are kept as literal text.
package struct Markdown {
    /// A character of the source, or the index of an interpolated value.
    package enum Token: Equatable, Sendable {
        case character(Character)
        case value(Int)
    }

    /// The Markdown formatting of a run.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let emphasis = Traits(rawValue: 1)
        package static let strong = Traits(rawValue: 2)
        package static let strikethrough = Traits(rawValue: 4)
        package static let code = Traits(rawValue: 8)
    }

    /// A part of the text with uniform formatting.
    package struct Run: Equatable, Sendable {
        package enum Content: Equatable, Sendable {
            case string(String)
            case value(Int)
        }

        package var content: Content
        package var traits: Traits
        /// The destination of the link around the run, with interpolated values as tokens.
        package var link: [Token]?

        package init(_ content: Content, traits: Traits = [], link: [Token]? = nil) {
            self.content = content
            self.traits = traits
            self.link = link
        }
    }

    /// Whether a byte of a text may begin or end a Markdown construct.
    static func mayBeMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
            UInt8(ascii: "["), UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private var tokens: [Token]
    private var nodes: [MarkdownNode] = []
    private var brackets: [Int] = []
    private var position = 0
    private var missingFences: Set<Int> = []

    private init(_ tokens: [Token]) {
        self.tokens = tokens
    }

    /// Parses a source string.
    package static func runs(of source: String) -> [Run] {
        runs(of: source.map { .character($0) })
    }

    /// Parses a source with interpolated values.
    package static func runs(of tokens: [Token]) -> [Run] {
        var parser = Markdown(tokens)
        return parser.parse()
    }

    private mutating func parse() -> [Run] {
        while position < tokens.count {
            step()
        }
        MarkdownEmphasis.resolve(&nodes, from: 0)
        return joined()
    }

    private mutating func step() {
        guard case .character(let character) = tokens[position] else {
            if case .value(let value) = tokens[position] {
                nodes.append(MarkdownNode(.value(value)))
            }
            position += 1
            return
        }
        switch character {
        case "\\": escape()
        case "`": code()
        case "*", "_", "~": delimiters(character)
        case "[":
            brackets.append(nodes.count)
            nodes.append(MarkdownNode(.text("[")))
            position += 1
        case "]": closeBracket()
        default:
            nodes.append(MarkdownNode(.text(String(character))))
            position += 1
        }
    }

    private func character(at index: Int) -> Character? {
        guard tokens.indices.contains(index), case .character(let character) = tokens[index] else { return nil }
        return character
    }

    private mutating func escape() {
        if let next = character(at: position + 1), next.isMarkdownEscapable {
            nodes.append(MarkdownNode(.text(String(next))))
            position += 2
        } else {
            nodes.append(MarkdownNode(.text("\\")))
            position += 1
        }
    }

    private func length(of character: Character, at start: Int) -> Int {
        var end = start
        while self.character(at: end) == character { end += 1 }
        return end - start
    }

    private mutating func code() {
        let count = length(of: "`", at: position)
        let start = position + count
        position = start
        if !missingFences.contains(count) {
            var index = start
            while index < tokens.count {
                let run = length(of: "`", at: index)
                if run == count {
                    appendCode(tokens[start..<index])
                    position = index + count
                    return
                }
                index += max(run, 1)
            }
            missingFences.insert(count)
        }
        nodes.append(MarkdownNode(.text(String(repeating: "`", count: count))))
    }

    private mutating func appendCode(_ content: ArraySlice<Token>) {
        var content = content
        let space = Token.character(" ")
        if content.first == space, content.last == space, content.contains(where: { $0 != space }) {
            content = content.dropFirst().dropLast()
        }
        for token in content {
            switch token {
            case .character(let character): nodes.append(MarkdownNode(.text(String(character)), traits: .code))
            case .value(let value): nodes.append(MarkdownNode(.value(value), traits: .code))
            }
        }
    }

    private mutating func delimiters(_ character: Character) {
        let count = length(of: character, at: position)
        let before = position == 0 ? Surrounding.space : surrounding(at: position - 1)
        let after = surrounding(at: position + count)
        position += count
        let opensLeft = after != .space && (after != .punctuation || before != .other)
        let closesRight = before != .space && (before != .punctuation || after != .other)
        let isUnderscore = character == "_"
        nodes.append(
            MarkdownNode(
                .delimiter(character, count: count),
                canOpen: opensLeft && (!isUnderscore || !closesRight || before == .punctuation),
                canClose: closesRight && (!isUnderscore || !opensLeft || after == .punctuation)
            )
        )
    }

    private enum Surrounding { case space, punctuation, other }

    private func surrounding(at index: Int) -> Surrounding {
        guard index < tokens.count else { return .space }
        guard let character = character(at: index) else { return .other }
        if character.isWhitespace { return .space }
        return character.isPunctuation || character.isSymbol ? .punctuation : .other
    }

    private mutating func closeBracket() {
        position += 1
        guard let opener = brackets.popLast() else {
            nodes.append(MarkdownNode(.text("]")))
            return
        }
        // A link without text would be invisible, so treat its brackets as literal text.
        guard opener + 1 < nodes.count, let (address, end) = MarkdownDestination.parse(tokens, at: position) else {
            nodes.append(MarkdownNode(.text("]")))
            return
        }
        position = end
        MarkdownEmphasis.resolve(&nodes, from: opener + 1)
        for index in nodes.indices[(opener + 1)...] {
            nodes[index].link = address
        }
        nodes.remove(at: opener)
        // Links can't contain links, so brackets that were opened before this link and are still open are literal text.
        brackets.removeAll()
    }

    private func joined() -> [Run] {
        var runs: [Run] = []
        for node in nodes {
            switch node.content {
            case .value(let value):
                runs.append(Run(.value(value), traits: node.traits, link: node.link))
            case .text(let text):
                append(text, of: node, to: &runs)
            case .delimiter(let character, let count):
                append(String(repeating: character, count: count), of: node, to: &runs)
            }
        }
        return runs
    }

    private func append(_ text: String, of node: MarkdownNode, to runs: inout [Run]) {
        guard !text.isEmpty else { return }
        if let last = runs.last, case .string(let before) = last.content, last.traits == node.traits,
            last.link == node.link
        {
            runs[runs.count - 1].content = .string(before + text)
        } else {
            runs.append(Run(.string(text), traits: node.traits, link: node.link))
        }
    }
}

extension Character {
    /// Whether a backslash escapes the character, which holds for ASCII punctuation.
    fileprivate var isMarkdownEscapable: Bool {
        isASCII && (isPunctuation || isSymbol)
    }
}
