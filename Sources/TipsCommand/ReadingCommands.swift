#if Tools
    import ArgumentParser
    import Foundation
    import TipTerminal

    struct ListTips<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "list", abstract: "Says of each tip whether it may appear, and why.")
        }

        @Flag(help: "Print JSON, for programs.")
        var json = false

        func run() throws {
            try Tool.open()
            if json { return try Tool.say(try ListedTip.json(Tool.all.map { ListedTip($0) })) }
            let output = TerminalOutput.standardOutput
            var parts = Tool.refusal
            if Tips.areOff { parts.append("Tips are off. '\(Tool.toolName) tips on' turns them on.") }
            if Tool.all.isEmpty { parts.append("\(Tool.toolName) has no tips.") }
            parts += Tool.all.map { TipEntry($0, of: Tool.words, on: output).text }
            try Tool.say(parts.joined(separator: "\n\n"))
        }
    }

    struct ShowTip<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "show", abstract: "Prints tips again, whenever they appeared.")
        }

        // Several, also because the script for bash takes the parts of an id with a colon for several.
        @Argument(help: "The ids of the tips.", completion: .ids(of: Tool.self))
        var ids: [String]

        func run() throws {
            try Tool.open()
            for tip in try ids.map(Tool.tip) {
                let card = TipCard(tip, style: .box, hideCommand: "\(Tool.toolName) tips off", on: .standardOutput)
                try Tool.say(String(card.bytes.dropLast()))
            }
        }
    }

    struct ExplainTip<Tool: ToolTips>: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "why", abstract: "Says why tips are shown or hidden.")
        }

        @Argument(help: "The ids of the tips.", completion: .ids(of: Tool.self))
        var ids: [String]

        @Flag(help: "Print JSON, for programs.")
        var json = false

        @Flag(help: "Also print the rules and their values, for the authors of \(Tool.toolName).")
        var details = false

        func run() throws {
            try Tool.open()
            let tips = try ids.map(Tool.tip)
            if json {
                let listed = tips.map { ListedTip($0, withRules: true) }
                return try Tool.say(
                    try listed.count == 1 ? ListedTip.json(listed[0]) : ListedTip.json(listed)
                )
            }
            let entries = tips.map {
                TipEntry($0, of: Tool.words, on: .standardOutput, isAlone: true, withRules: details).text
            }
            try Tool.say((Tool.refusal + entries).joined(separator: "\n\n"))
        }
    }

    /// A tip as `--json` prints it.
    private struct ListedTip: Encodable {
        let id: String
        let title: String
        /// `pending`, `available` or `invalidated`.
        let status: String
        let summary: String
        let displays: Int
        let lastDisplayed: Date?
        let nextChange: Date?
        /// The rules, for one tip alone.
        var rules: [Rule]?

        struct Rule: Encodable {
            let source: String
            let holds: Bool
            let measurements: [String]
        }

        init(_ tip: some Tip, withRules: Bool = false) {
            let (explanation, record) = (tip.explain(), tip.record)
            id = tip.id
            title = TerminalText(tip.title, supportsLinks: false).plain
            status =
                switch explanation.status {
                case .pending: "pending"
                case .available: "available"
                case .invalidated: "invalidated"
                }
            summary = explanation.summary
            displays = record.displayCount
            lastDisplayed = record.lastDisplayed
            nextChange = explanation.nextChange
            guard withRules else { return }
            rules = explanation.rules.map { Rule(source: $0.source, holds: $0.holds, measurements: $0.measurements) }
        }

        static func json(_ value: some Encodable) throws -> String {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        }
    }

    /// A tip as a list prints it: its id, its title, and why it is shown or hidden, wrapped to the terminal's width.
    private struct TipEntry {
        let text: String

        init(
            _ tip: some Tip,
            of words: PeopleWords,
            on output: TerminalOutput,
            isAlone: Bool = false,
            withRules: Bool = false
        ) {
            let explanation = tip.explain()
            var lines = [TerminalText(tip.id, style: .bold)]
            var details = [
                TerminalText(tip.title, supportsLinks: output.supportsLinks, marksCode: !output.supportsStyles),
                TerminalText(words.summary(of: explanation, id: tip.id)),
            ]
            if isAlone, explanation.status == .available {
                // The other lines are in English too.
                details.insert(TerminalText(tip.why(in: Locale(identifier: "en"))), at: 1)
            }
            if withRules {
                details.append(TerminalText(explanation.summary.withLocalTimes))
                for rule in explanation.rules {
                    let name = rule.source.isEmpty ? "a rule" : rule.source
                    let values =
                        rule.measurements.isEmpty
                        ? "" : " (\(rule.measurements.joined(separator: ", ").withLocalTimes))"
                    details.append(TerminalText("\(rule.holds ? "Holds" : "Doesn't hold"): \(name)\(values)"))
                }
            }
            for detail in details {
                lines += detail.lines(width: max(1, output.width - 2)).map { TerminalText("  ") + $0 }
            }
            text = lines.map { $0.rendered(supportsStyles: output.supportsStyles) }.joined(separator: "\n")
        }
    }

    extension ToolTips {
        fileprivate static var words: PeopleWords { PeopleWords(tool: toolName, uses: uses) }

        /// Why no tip is printed where this command runs, as a paragraph; none if tips are printed here.
        fileprivate static var refusal: [String] {
            TerminalOutput.standardError.refusal(piped: true).map { ["No tip is printed here: \($0)."] } ?? []
        }
    }
#endif
