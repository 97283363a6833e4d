package import TipKitCore

/// The printed parts of a tip, laid out for a terminal.
package struct TipCard {
    let style: TerminalTipStyle
    let title: TerminalText
    let message: TerminalText?
    let actions: [TerminalText]
    /// The tip's place in its group, if the group shows it.
    private let place: String?
    /// Instructions for hiding this tip and all tips.
    let footer: [Hint]
    private let output: TerminalOutput

    /// The least width in columns of a framed box; in a narrower terminal, the tip is printed without a frame.
    private static let leastWidth = 24
    /// The greatest width of a framed box, unless a command needs more.
    private static let usualWidth = 80

    package init(_ tip: some Tip, style: TerminalTipStyle, hideCommand: String?, on output: TerminalOutput) {
        let supportsLinks = output.supportsLinks
        self.style = style
        self.output = output
        // In the message a command may have a line of its own, from which a person copies it.
        title = TerminalText(
            tip.title,
            isBold: true,
            supportsLinks: supportsLinks,
            marksCode: !output.supportsStyles
        )
        place = TipCenter.current.groupPosition(of: tip.id).map { $0.text(in: EnvironmentValues().textLanguage) }
        message = tip.message.map { TerminalText($0, supportsLinks: supportsLinks) }
        let arrow = TerminalText(output.supportsUnicode ? "→ " : "> ")
        actions = tip.actions.map { $0.label() }.filter(\.containsCode)
            .map { arrow + TerminalText($0, supportsLinks: supportsLinks) }
        let id = hideCommand == nil ? nil : Self.shellWord(tip.id)
        footer = [
            hideCommand.flatMap { command in id.map { Hint(TerminalWord.hideThisTip.text, ["\(command) \($0)"]) } },
            Hint(TerminalWord.hideAllTips.text, [hideCommand, "TIPS=off"].compactMap(\.self)),
        ].compactMap(\.self)
    }

    /// An instruction with commands to type, of which a person chooses one.
    struct Hint {
        private let label: TerminalText
        private let commands: TerminalText

        init(_ label: String, _ commands: [String]) {
            self.label = TerminalText(label, style: .init(isDim: true))
            let texts = commands.map { TerminalText($0, style: .init(isDim: true, isCode: true)).characters }
            let or = TerminalText(", \(TerminalWord.or.text) ", style: .init(isDim: true)).characters
            self.commands = TerminalText(characters: Array(texts.joined(separator: or)))
        }

        var text: TerminalText { label + TerminalText(" ", style: .init(isDim: true)) + commands }

        /// Returns the lines of the hint; commands that don't fit beside the label begin a line of their own.
        func lines(width: Int) -> [TerminalText] {
            text.columns <= width ? [text] : [label, commands].flatMap { $0.lines(width: width) }
        }
    }

    /// Returns a word, quoted for a shell if it contains special characters; `nil` if a person can't type the word,
    /// because it contains a control character such as a line break.
    private static func shellWord(_ word: String) -> String? {
        guard !word.contains(where: \.isNewline), TerminalText.safe(word) == word else { return nil }
        // What follows `--` is no option, even if it begins with a dash.
        let separator = word.hasPrefix("-") ? "-- " : ""
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/+".contains($0)) }
        if isPlain, !word.isEmpty { return separator + word }
        return "\(separator)'\(word.replacing("'", with: "'\\''"))'"
    }

    /// The complete text to write to the terminal, with a line break at the end.
    package var bytes: String {
        let lines = box ?? plainLines.map { $0.rendered(supportsStyles: output.supportsStyles) }
        return lines.map { $0 + "\n" }.joined()
    }

    private var label: TerminalText {
        let text = [TerminalWord.tip.text, place].compactMap(\.self).joined(separator: " ")
        return TerminalText(text, style: .init(isBold: true))
    }

    /// The lines of a tip that is printed without a frame: each part on a line of its own, or all parts on one line.
    private var plainLines: [TerminalText] {
        let heading = label + TerminalText(": ") + title
        let parts = [heading] + [message].compactMap(\.self) + actions
        if style == .box {
            return parts.flatMap { $0.lines(width: output.width) } + footer.flatMap { $0.lines(width: output.width) }
        }
        let separator = TerminalText(output.supportsUnicode ? " · " : " - ")
        let line = (parts + footer.map(\.text)).dropFirst().reduce(heading) { $0 + separator + $1 }
        return line.onOneLine.lines(width: output.width)
    }

    /// The lines of a tip in a box; `nil` if there is to be none, or if a command doesn't fit between its sides, where a
    /// person couldn't copy it.
    private var box: [String]? {
        guard style == .box, output.supportsFrame, output.width >= Self.leastWidth else { return nil }
        let room = min(output.width, Self.usualWidth) - 4
        var parts = [title.lines(width: room) + (message?.lines(width: room) ?? [])]
        if !actions.isEmpty { parts.append(actions.flatMap { $0.lines(width: room) }) }
        parts.append(footer.flatMap { $0.lines(width: room) })
        let content = Array(parts.joined(separator: [TerminalText()]))
        let width = content.map(\.columns).max() ?? 0
        guard width <= output.width - 4 else { return nil }
        let frame = output.supportsUnicode ? Frame.rounded : .ascii
        return [frame.top(label, width: width, on: output)]
            + content.map { frame.row($0, width: width, on: output) }
            + [frame.bottom(width: width, on: output)]
    }
}

/// The characters with which a frame is drawn.
private struct Frame {
    let corners: [String]
    let horizontal: String
    let vertical: String

    static let rounded = Frame(corners: ["╭", "╮", "╰", "╯"], horizontal: "─", vertical: "│")
    static let ascii = Frame(corners: ["+", "+", "+", "+"], horizontal: "-", vertical: "|")

    func top(_ label: TerminalText, width: Int, on output: TerminalOutput) -> String {
        let rest = String(repeating: horizontal, count: max(0, width - label.columns - 1)) + corners[1]
        return dim(corners[0] + horizontal + " ", output) + label.rendered(supportsStyles: output.supportsStyles)
            + dim(" " + rest, output)
    }

    func row(_ line: TerminalText, width: Int, on output: TerminalOutput) -> String {
        let gap = String(repeating: " ", count: width - line.columns + 1)
        // If terminals disagree about the width of the text, move the cursor to the column of the frame's right side.
        let place = line.isDisputed ? "\u{1B}[\(width + 4)G" : ""
        return dim(vertical, output) + " " + line.rendered(supportsStyles: output.supportsStyles) + gap + place
            + dim(vertical, output)
    }

    func bottom(width: Int, on output: TerminalOutput) -> String {
        dim(corners[2] + String(repeating: horizontal, count: width + 2) + corners[3], output)
    }

    private func dim(_ text: String, _ output: TerminalOutput) -> String {
        TerminalText(text, style: .init(isDim: true)).rendered(supportsStyles: output.supportsStyles)
    }
}

extension Text {
    /// Whether the text contains code, such as a command to type.
    fileprivate var containsCode: Bool {
        runs(in: EnvironmentValues()).contains { $0.style.emphasis.contains(.code) }
    }
}

extension TerminalText {
    fileprivate var onOneLine: TerminalText {
        TerminalText(
            characters: characters.map {
                $0.character == "\n" ? StyledCharacter(character: " ", style: $0.style) : $0
            }
        )
    }
}
