package import TipKitCore

/// The printed parts of a tip, laid out for a terminal.
package struct TipCard {
    let style: TerminalTipStyle
    let title: TerminalText
    let message: TerminalText?
    let actions: [TerminalText]
    /// Instructions for hiding this tip and all tips.
    let footer: [Hint]
    private let output: TerminalOutput

    /// The widths in columns that a framed box can have; in a narrower terminal, the tip is printed without a frame.
    private static let widths = 24...80

    package init(_ tip: some Tip, style: TerminalTipStyle, hideCommand: String?, on output: TerminalOutput) {
        let supportsLinks = output.supportsLinks
        self.style = style
        self.output = output
        title = TerminalText(tip.title, isBold: true, supportsLinks: supportsLinks)
        message = tip.message.map { TerminalText($0, supportsLinks: supportsLinks) }
        let arrow = TerminalText(output.supportsUnicode ? "→ " : "> ")
        actions = tip.actions.map { $0.label() }.filter(\.containsCode)
            .map { arrow + TerminalText($0, supportsLinks: supportsLinks) }
        let id = hideCommand == nil ? nil : Self.shellWord(tip.id)
        footer = [
            hideCommand.flatMap { command in id.map { Hint(label: "Hide this tip:", command: "\(command) \($0)") } },
            Hint(label: "Hide all tips:", command: (hideCommand.map { "\($0), or " } ?? "") + "TIPS=off"),
        ].compactMap(\.self)
    }

    /// An instruction with a command to type.
    struct Hint {
        let label: String
        let command: String

        var text: TerminalText { TerminalText("\(label) \(command)", style: .init(isDim: true)) }

        /// Returns the lines of the hint; a command that doesn't fit beside the label begins a line of its own.
        func lines(width: Int) -> [TerminalText] {
            if text.columns <= width { return [text] }
            return [label, command].flatMap { TerminalText($0, style: .init(isDim: true)).lines(width: width) }
        }
    }

    /// Returns a word, quoted for a shell if it contains special characters; `nil` if a person can't type the word,
    /// because it contains a control character such as a line break.
    private static func shellWord(_ word: String) -> String? {
        guard !word.contains(where: \.isNewline), TerminalText.safe(word) == word else { return nil }
        let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:/+".contains($0)) }
        if isPlain, !word.isEmpty { return word }
        return "'\(word.replacing("'", with: "'\\''"))'"
    }

    /// The complete text to write to the terminal, with a line break at the end.
    package var bytes: String {
        let lines = hasBox ? box : plainLines.map { $0.rendered(supportsStyles: output.supportsStyles) }
        return lines.map { $0 + "\n" }.joined()
    }

    private var hasBox: Bool { style == .box && output.supportsFrame && output.width >= Self.widths.lowerBound }

    private var label: TerminalText { TerminalText("Tip", style: .init(isBold: true)) }

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

    private var box: [String] {
        let room = min(output.width, Self.widths.upperBound) - 4
        var parts = [title.lines(width: room) + (message?.lines(width: room) ?? [])]
        if !actions.isEmpty { parts.append(actions.flatMap { $0.lines(width: room) }) }
        parts.append(footer.flatMap { $0.lines(width: room) })
        let content = Array(parts.joined(separator: [TerminalText()]))
        let width = content.map(\.columns).max() ?? 0
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
