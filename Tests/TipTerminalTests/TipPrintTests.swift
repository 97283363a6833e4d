import OpenTipKitTesting
import Testing
import TipColumns
import TipKitCore

@testable import TipTerminal

private struct ShortFlagTip: Tip {
    static let typed = Event(id: "long-flag")

    var title: Text { Text("Use `-r` instead of `--region`") }
    var message: Text? { Text("The short flag does the same, with fewer letters to type.") }
    var actions: [Action] {
        Action { Text("`trails list -r coast`") }
        Action(title: "Not now")
    }
    var rules: [Rule] {
        Rule(Self.typed) { $0.donations.count >= 3 }
    }
    var options: [any TipOption] { MaxDisplayCount(2) }
}

private struct WideTip: Tip {
    var id: String { "it's 広い" }
    var title: Text { Text("短いフラグを使いましょう 👨\u{200D}👩\u{200D}👧") }
    var message: Text? { Text(verbatim: "地域\u{1B}[2Jの名前は「-r」でも指定できます。👍🏽 और हिन्दी भी।") }
}

private struct HeldOutTip: Tip {
    static let asked = Event(id: "asked")

    var title: Text { Text("Ask for help") }
    var options: [any TipOption] {
        Teaches(Self.asked)
        Holdout(1)
    }
}

private struct CommandTip: Tip {
    /// 44 columns.
    static let command = "trails log heron --minutes 95 --note foggy-1"

    var id: String { "note" }
    var title: Text { Text("Log a walk") }
    var message: Text? { Text("At the end of the walk type `\(Self.command)`.") }
    var actions: [Action] {
        Action { Text("`\(Self.command)`") }
    }
}

private struct PlainTip: Tip {
    var title: Text { Text("Ask for help") }
}

@Suite struct TipPrintTests {
    private static let modern = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

    @Test("A held-out tip prints nothing, and is counted once", .tipCenter()) func heldOut() {
        let output = TerminalOutput(environment: Self.modern, width: 40)
        var written = ""
        for _ in 1...2 {
            #expect(!HeldOutTip().print(style: .box, hideCommand: nil, on: output) { written += $0 })
        }
        #expect(written.isEmpty)
        #expect(HeldOutTip().record.displayCount == 1)
        #expect(HeldOutTip().record.invalidation?.isHeldOut == true)
    }

    @Test("The box around a printed tip is as wide as the tip's text, up to the terminal's width") func box() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 40)
        #expect(
            lines(ShortFlagTip(), hideCommand: "trails tips off", on: output) == [
                "╭─ Tip ──────────────────────────────╮",
                "│ Use `-r` instead of `--region`     │",
                "│ The short flag does the same, with │",
                "│ fewer letters to type.             │",
                "│                                    │",
                "│ → trails list -r coast             │",
                "│                                    │",
                "│ Hide this tip:                     │",
                "│ trails tips off ShortFlagTip       │",
                "│ Hide all tips:                     │",
                "│ trails tips off, or TIPS=off       │",
                "╰────────────────────────────────────╯",
            ]
        )
        #expect(
            lines(PlainTip(), on: output) == [
                "╭─ Tip ───────────────────╮",
                "│ Ask for help            │",
                "│                         │",
                "│ Hide all tips: TIPS=off │",
                "╰─────────────────────────╯",
            ]
        )
    }

    @Test("A printed tip says its place in an ordered group that shows places", .tipCenter()) @MainActor func place() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 40)
        _ =
            TipGroup(.ordered, showsPosition: true) {
                PlainTip(); WideTip()
            }.currentTip
        #expect(lines(PlainTip(), on: output).first == "╭─ Tip 1 of 2 ────────────╮")
        #expect(lines(PlainTip(), style: .line, on: output).first == "Tip 1 of 2: Ask for help · Hide all")
    }

    @Test(
        "Each line of a printed tip but a command fits the terminal's width, and the sides of its box are aligned",
        arguments: [1, 10, 23, 24, 40, 80, 120]
    )
    func widths(width: Int) {
        for environment in [Self.modern, ["TERM": "xterm"], ["TERM": "dumb"]] {
            for style in [TerminalTipStyle.box, .line] {
                let output = TerminalOutput(environment: environment, width: width)
                for tip in [AnyTip(ShortFlagTip()), AnyTip(WideTip())] {
                    let screen = lines(tip, style: style, hideCommand: "trails tips off", on: output)
                        .map(Self.withoutSequences)
                    let columns = screen.map(Self.columns)
                    let long = screen.filter { Self.columns($0) > width && $0.count > 1 }
                    #expect(long.allSatisfy { $0.contains(/^(?:trails |TIPS=|`?-)/) }, "\(long)")
                    // At 24 columns, the commands don't fit in a box.
                    if style == .box, width >= 40, output.supportsFrame {
                        #expect(Set(columns).count == 1)
                        #expect(columns.first ?? 0 <= 80)
                    }
                }
            }
        }
    }

    @Test("A box line whose characters terminals draw with different widths moves the cursor to the box's right side")
    func placed() throws {
        let output = TerminalOutput(environment: Self.modern, width: 80)
        let lines = lines(WideTip(), on: output)
        let side = Self.columns(Self.withoutSequences(try #require(lines.first)))
        #expect(lines.contains { $0.contains("👧") && $0.contains("\u{1B}[\(side)G") })
        #expect(!lines.contains { $0.contains("TIPS=off") && $0.contains("G\u{1B}[2m│") })
    }

    @Test("On a dumb terminal a tip's parts are printed below each other without a frame or escape sequences")
    func dumb() {
        #expect(
            lines(ShortFlagTip(), on: TerminalOutput(environment: ["TERM": "dumb"], width: 60)) == [
                "Tip: Use `-r` instead of `--region`",
                "The short flag does the same, with fewer letters to type.",
                "> trails list -r coast",
                "Hide all tips: TIPS=off",
            ]
        )
    }

    @Test("A tip printed in the line style has its title, and says how to hide this tip and all tips") func line() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 120)
        #expect(
            lines(PlainTip(), style: .line, hideCommand: "trails tips off", on: output) == [
                "Tip: Ask for help · Hide this tip: trails tips off PlainTip · Hide all tips: trails tips off, or TIPS=off"
            ]
        )
    }

    @Test("In a narrow terminal, a command that hides tips begins a line of its own", arguments: [23, 40])
    func narrow(width: Int) {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: width)
        let screen = lines(PlainTip(), hideCommand: "trails tips off for ever", on: output)
        let words = screen.map { $0.trimmingCharacters(in: ["│", " "]) }
        let hint = words.firstIndex(of: "Hide this tip:").map { words[($0 + 1)...].first ?? "" }
        #expect(hint?.hasPrefix("trails tips off") == true, "\(screen)")
    }

    @Test("A command that fits the width of the terminal is on one line, in a box that is as wide as it needs")
    func commands() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 50)
        #expect(
            lines(CommandTip(), hideCommand: "trails --no-color tips off --everywhere", on: output) == [
                "╭─ Tip ──────────────────────────────────────────╮",
                "│ Log a walk                                     │",
                "│ At the end of the walk type                    │",
                "│ trails log heron --minutes 95 --note foggy-1.  │",
                "│                                                │",
                "│ → trails log heron --minutes 95 --note foggy-1 │",
                "│                                                │",
                "│ Hide this tip:                                 │",
                "│ trails --no-color tips off --everywhere note   │",
                "│ Hide all tips:                                 │",
                "│ trails --no-color tips off --everywhere, or    │",
                "│ TIPS=off                                       │",
                "╰────────────────────────────────────────────────╯",
            ]
        )
    }

    @Test("In a wide terminal a box is wider than 80 columns for a command alone") func wideCommand() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 120)
        let command = "trails --config /home/ada/.config/trails/with/a/long/name.json tips off --everywhere"
        let screen = lines(ShortFlagTip(), hideCommand: command, on: output)
        #expect(screen.contains("│ \(command) ShortFlagTip │"), "\(screen)")
        #expect(Set(screen.map(\.count)) == [command.count + 17])
    }

    @Test(
        "A command that doesn't fit beside the sides of a box is on a line of its own without a box, and never broken",
        arguments: [24, 30, 44, 45, 47],
        [TerminalTipStyle.box, .line]
    )
    func unbroken(width: Int, style: TerminalTipStyle) {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: width)
        let screen = lines(CommandTip(), style: style, hideCommand: "trails tips off", on: output)
        #expect(!screen.joined().contains("│"))
        #expect(screen.joined(separator: "\n").split(separator: CommandTip.command).count == 3, "\(screen)")
        // A terminal copies a line that goes on in its next row as one line.
        for line in screen where line.count > width { #expect(line == CommandTip.command, "\(screen)") }
    }

    @Test("A tip's id with shell characters is quoted in the command that hides the tip") func quoted() {
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 240)
        let text = lines(WideTip(), style: .line, hideCommand: "trails tips off", on: output).joined()
        #expect(text.contains("trails tips off 'it'\\''s 広い' · "))
    }

    @Test("A tip's id that begins with a dash follows two dashes, so that it is no option of the tool") func dashed() {
        struct DashTip: Tip {
            let id: String
            var title: Text { Text("Ask for help") }
        }
        let output = TerminalOutput(environment: Self.modern, width: 240)
        for (id, word) in [("-n", "-n"), ("--a b", "'--a b'")] {
            let text = lines(DashTip(id: id), style: .line, hideCommand: "greet tips off", on: output).joined()
            #expect(text.contains("greet tips off -- \(word)"), "\(text)")
        }
    }

    @Test(
        "If a tip's id can't be typed, the box says only how to hide all tips",
        arguments: ["a\nb", "a\r\nb", "a\u{0}b", "a\tb", "a\u{1B}[2Jb", "a\u{2028}b"]
    )
    func untypable(id: String) {
        struct LineTip: Tip {
            let id: String
            var title: Text { Text("Ask for help") }
        }
        let output = TerminalOutput(environment: Self.modern.merging(["NO_COLOR": "1"]) { $1 }, width: 60)
        #expect(
            lines(LineTip(id: id), hideCommand: "trails tips off", on: output) == [
                "╭─ Tip ───────────────────────────────────────╮",
                "│ Ask for help                                │",
                "│                                             │",
                "│ Hide all tips: trails tips off, or TIPS=off │",
                "╰─────────────────────────────────────────────╯",
            ]
        )
    }

    @Test("A tip's id, texts and links can't write escape sequences to the terminal") func hostile() {
        struct HostileTip: Tip {
            let evil = "\u{1B}[2J\u{9B}2J\u{1B}]52;c;AAAA\u{7}\u{8}"
            var id: String { "x" + evil }
            var title: Text { Text("a\(evil)b [c](https://example.org/\(evil))") }
            var message: Text? { Text(verbatim: evil) }
            var actions: [Action] { Action { Text("`\(evil)`") } }
        }
        let output = TerminalOutput(environment: ["TERM": "dumb"], width: 80)
        let text = TipCard(HostileTip(), style: .box, hideCommand: "x", on: output).bytes
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    @Test(
        "A tip is printed and counted as soon as its rule holds, even right after the last needed donation",
        .tipCenter()
    )
    func counts() {
        let tip = ShortFlagTip()
        #expect(printed(tip) == nil)
        for _ in 1...3 { ShortFlagTip.typed.sendDonation() }
        #expect(printed(tip)?.contains("Use") == true)
        #expect(tip.record.displayCount == 1)
        #expect(tip.record.displayDuration == 0)
        #expect(printed(tip) != nil)
        #expect(printed(tip) == nil)
        #expect(tip.status == .invalidated(.displayCountExceeded))
    }

    @Test("Under a display frequency the next tip is printed only after the pause", .tipCenter(frequency: .daily))
    func frequency() throws {
        let clock = try #require(TestTips.clock)
        #expect(printed(PlainTip()) != nil)
        #expect(printed(WideTip()) == nil)
        clock.advance(by: 86_400)
        #expect(printed(WideTip()) != nil)
    }

    @Test("No tip is printed or counted while Tips.areOff is true", .tipCenter()) func off() {
        Tips.areOff = true
        #expect(printed(PlainTip()) == nil)
        #expect(PlainTip().record.displayCount == 0)
        Tips.areOff = false
        #expect(printed(PlainTip()) != nil)
    }

    @Test("Where no person can read a tip, the options of Tips.configure aren't evaluated") func unevaluated() {
        var isEvaluated = false
        func options() -> [Tips.ConfigurationOption] {
            isEvaluated = true
            return []
        }
        // The test's standard error is no terminal, or nobody typed its command.
        let canAppear = TerminalTips.canAppear(options())
        #expect(!canAppear && !isEvaluated)
    }

    @Test("No tip is printed before Tips.configure") func unconfigured() {
        let printed = TipCenter(clock: ManualClock()).run { self.printed(PlainTip()) }
        #expect(printed == nil)
    }

    /// Returns the printed text of a tip; `nil` if nothing is printed.
    private func printed(_ tip: some Tip) -> String? {
        var text = ""
        let isPrinted = tip.print(style: .box, hideCommand: nil, on: TerminalOutput()) { text += $0 }
        #expect(isPrinted == !text.isEmpty)
        return isPrinted ? text : nil
    }

    private func lines(
        _ tip: some Tip,
        style: TerminalTipStyle = .box,
        hideCommand: String? = nil,
        on output: TerminalOutput
    ) -> [String] {
        let text = TipCard(tip, style: style, hideCommand: hideCommand, on: output).bytes
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private static func withoutSequences(_ line: String) -> String {
        line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    }

    private static func columns(_ line: String) -> Int { line.reduce(0) { $0 + $1.columns } }
}
