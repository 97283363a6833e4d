import TipColumns
package import TipContent
import TipKitCore

/// Styled characters that are safe to print in a terminal.
package struct TerminalText: Equatable {
    package struct CharacterStyle: Equatable {
        var isBold = false
        var isDim = false
        var isItalic = false
        var isStruck = false
        /// Whether the character is part of code, such as a command to type, which isn't broken into lines.
        var isCode = false
        var link: String?

        package static let plain = CharacterStyle()
        package static let bold = CharacterStyle(isBold: true)
    }

    struct StyledCharacter: Equatable {
        var character: Character
        var style = CharacterStyle()
    }

    var characters: [StyledCharacter] = []

    init(characters: [StyledCharacter] = []) {
        self.characters = characters
    }

    /// Creates a text from an untrusted string, without anything that a terminal would interpret.
    package init(_ string: String, style: CharacterStyle = .plain) {
        characters = Self.safe(string).map { StyledCharacter(character: $0, style: style) }
    }

    /// Creates a terminal text from a `Text`, such as a tip's title.
    ///
    /// - Parameter supportsLinks: Whether the terminal supports hyperlinks. If not, the address of a link is printed
    ///   after the link's text.
    ///   - marksCode: Whether code is in backticks, because the terminal shows no styles.
    package init(_ text: Text, isBold: Bool = false, supportsLinks: Bool, marksCode: Bool = false) {
        // Read the runs directly: the `attributed` property would give the same result, but its type lookups add 2 ms
        // to the launch of a tool.
        let runs = text.runs(in: EnvironmentValues())
        for (index, run) in runs.enumerated() {
            guard case .string(let string) = run.content else { continue }
            let emphasis = run.style.emphasis
            let address = run.link.flatMap(Self.address)
            // Code with a value in it consists of several runs.
            func marks(_ neighbor: Int) -> String {
                guard marksCode, emphasis.contains(.code) else { return "" }
                let isCode = runs.indices.contains(neighbor) && runs[neighbor].style.emphasis.contains(.code)
                return isCode ? "" : "`"
            }
            self += TerminalText(
                marks(index - 1) + string + marks(index + 1),
                style: CharacterStyle(
                    isBold: isBold || !emphasis.isDisjoint(with: [.bold, .code]),
                    isItalic: emphasis.contains(.italic),
                    isStruck: emphasis.contains(.strikethrough),
                    isCode: emphasis.contains(.code),
                    link: supportsLinks ? address : nil
                )
            )
            if let address, !supportsLinks, address != string { self += TerminalText(" <\(address)>") }
        }
    }

    package static func + (left: TerminalText, right: TerminalText) -> TerminalText {
        var text = left
        text += right
        return text
    }

    static func += (left: inout TerminalText, right: TerminalText) {
        left.characters += right.characters
    }

    /// The characters without their styles.
    package var plain: String { String(characters.map(\.character)) }

    var columns: Int { characters.reduce(0) { $0 + $1.character.columns } }

    var isDisputed: Bool { characters.contains { $0.character.isDisputed } }

    /// Returns the address of a link; `nil` unless it is an absolute web or mail address in ASCII, as terminals
    /// require.
    private static func address(_ address: String) -> String? {
        guard ["http:", "https:", "mailto:"].contains(where: address.lowercased().hasPrefix) else { return nil }
        return address.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? address : nil
    }

    /// Removes everything from a string that a terminal would interpret: control characters, escape sequences, and
    /// characters that change the direction of the surrounding text.
    static func safe(_ string: String) -> String {
        var safe = String.UnicodeScalarView()
        var rest = Substring(string).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x1B: dropSequence(after: rest.popFirst(), from: &rest)
            // Each of these C1 scalars introduces an escape sequence, like ESC followed by the scalar minus 0x40.
            case 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F:
                dropSequence(after: Unicode.Scalar(scalar.value - 0x40), from: &rest)
            case 0x0A, 0x85, 0x2028, 0x2029: safe.append("\n")
            case 0x09, 0x0D: safe.append(" ")
            case 0xAD, 0x202A...0x202E, 0x2066...0x2069: break
            default: if scalar.properties.generalCategory != .control { safe.append(scalar) }
            }
        }
        return String(safe)
    }

    /// Drops the rest of an escape sequence from `rest`; if the sequence has no end, nothing more is dropped.
    private static func dropSequence(
        after introducer: Unicode.Scalar?,
        from rest: inout Substring.UnicodeScalarView
    ) {
        switch introducer {
        case "[":
            let parameters = rest.prefix { (0x20...0x3F).contains($0.value) }
            rest = rest.dropFirst(parameters.count)
            if let final = rest.first, (0x40...0x7E).contains(final.value) { rest.removeFirst() }
        case "]", "P", "X", "^", "_":
            guard let end = rest.firstIndex(where: { [0x07, 0x1B, 0x9C].contains($0.value) }) else { return }
            let isEscape = rest[end].value == 0x1B
            rest = rest[rest.index(after: end)...]
            if isEscape, rest.first == "\\" { rest.removeFirst() }
        default: break
        }
    }
}

extension TerminalText {
    /// Returns the text with escape sequences for its styles and links.
    package func rendered(supportsStyles: Bool) -> String {
        var result = ""
        var style = CharacterStyle()
        for styled in characters + [StyledCharacter(character: "\0")] {
            let isEnd = styled.character == "\0"
            if styled.style != style {
                if supportsStyles, styled.style.codes != style.codes {
                    if !style.codes.isEmpty { result += "\u{1B}[0m" }
                    if !styled.style.codes.isEmpty { result += "\u{1B}[\(styled.style.codes)m" }
                }
                if styled.style.link != style.link { result += "\u{1B}]8;;\(styled.style.link ?? "")\u{1B}\\" }
                style = styled.style
            }
            if !isEnd { result.append(styled.character) }
        }
        return result
    }
}

extension TerminalText.CharacterStyle {
    /// The parameters of the escape sequence that sets the style in a terminal.
    fileprivate var codes: String {
        // Code is cyan, as bold alone doesn't show in a bold title.
        [(isBold, "1"), (isDim, "2"), (isItalic, "3"), (isStruck, "9"), (isCode && !isDim, "36")].filter(\.0).map(\.1)
            .joined(separator: ";")
    }
}

extension TerminalText {
    /// Returns the text wrapped to a width, broken between words where possible.
    ///
    /// Code that is wider than the given width is on a line of its own, and so is such a character.
    package func lines(width: Int) -> [TerminalText] {
        characters.split(omittingEmptySubsequences: false) { $0.character == "\n" }.flatMap { paragraph in
            Self.words(in: paragraph).reduce(into: [TerminalText()]) { lines, word in
                word.append(to: &lines, width: width)
            }
        }
    }

    /// Returns the words of a paragraph, between which a line may break.
    private static func words(in paragraph: ArraySlice<StyledCharacter>) -> [Word] {
        var words: [Word] = []
        var space: StyledCharacter?
        for styled in paragraph {
            if styled.character == " ", !styled.style.isCode {
                space = space ?? styled
                continue
            }
            if space == nil, let last = words.last?.characters.last, !mayBreak(last, styled) {
                words[words.count - 1].characters.append(styled)
            } else {
                words.append(Word(space: words.isEmpty ? nil : space, characters: [styled]))
            }
            space = nil
        }
        return words
    }

    private static func mayBreak(_ left: StyledCharacter, _ right: StyledCharacter) -> Bool {
        if left.style.isCode, right.style.isCode { return false }
        let (left, right) = (left.character, right.character)
        return (left.isIdeographic || right.isIdeographic) && !left.opens && !right.closes
    }

    private struct Word {
        /// The space before the word; `nil` if no space precedes it.
        var space: StyledCharacter?
        var characters: [StyledCharacter]

        /// Appends the word to the last line if it fits, or else to new lines.
        func append(to lines: inout [TerminalText], width: Int) {
            let last = lines.count - 1
            let before = lines[last].characters.isEmpty ? [] : space.map { [$0] } ?? []
            if lines[last].columns + before.count + TerminalText(characters: characters).columns <= width {
                lines[last].characters += before + characters
                return
            }
            if !lines[last].characters.isEmpty { lines.append(TerminalText()) }
            for part in parts {
                if let line = lines.last, !line.characters.isEmpty, line.columns + part.columns > width {
                    lines.append(TerminalText())
                }
                lines[lines.count - 1] += part
            }
        }

        /// The parts between which a word that is longer than a line breaks: code, and each other character.
        private var parts: [TerminalText] {
            var parts: [TerminalText] = []
            for styled in characters {
                if styled.style.isCode, let last = parts.last?.characters.last, last.style.isCode {
                    parts[parts.count - 1].characters.append(styled)
                } else {
                    parts.append(TerminalText(characters: [styled]))
                }
            }
            return parts
        }
    }
}
