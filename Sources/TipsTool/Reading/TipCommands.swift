#if Tools
    import ArgumentParser
    import Foundation
    import TipKitEngine
    import TipKitStorage

    struct ListCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists the tips of a datastore, and whether they may appear."
        )

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let tips = try StoredSubject.all(in: try person.store(in: try options.reading()))
            if options.json { return try ToolOutput.print(json: tips.map { TipJSON($0) }) }
            if tips.isEmpty { return try ToolOutput.print("No app has shown or decided about a tip.") }
            try ToolOutput.print(
                tips.map { "\($0.id.shown): \($0.status)\n  \($0.summary.shown) \($0.displays)" }
                    .joined(separator: "\n")
            )
        }
    }

    struct ExplainCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: "Says what an app decided about a tip last, with its rules and their values."
        )

        @Argument(help: "The id of the tip.")
        var id: String

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let tip = try StoredSubject.tip(id, in: try person.store(in: try options.reading()))
            if options.json { return try ToolOutput.print(json: TipJSON(tip, withRules: true)) }
            var lines = ["\(tip.id.shown): \(tip.status)", "  \(tip.summary.shown)", "  \(tip.displays)"]
            if let note = tip.note {
                lines.append("  An app decided so \(note.date.shown).")
                if let next = note.nextChange { lines.append("  It may change \(next.shown) without anyone's doing.") }
                for rule in note.rules {
                    let values = rule.measurements.isEmpty ? "" : " (\(rule.measurements.joined(separator: ", ")))"
                    let name = rule.source.isEmpty ? "a rule" : rule.source
                    lines.append("  \(rule.holds ? "Holds" : "Doesn't hold"): \((name + values).shown)")
                }
            }
            try ToolOutput.print(lines.joined(separator: "\n"))
        }
    }

    /// A tip as `--json` prints it.
    struct TipJSON: Encodable {
        let id: String
        let type: String?
        let status: String
        let summary: String
        let displays: Int
        let secondsOnScreen: Double
        let firstDisplayed: Date?
        let lastDisplayed: Date?
        let invalidated: Date?
        let reason: String?
        let snoozedUntil: Date?
        let decided: Date?
        let nextChange: Date?
        let rules: [Rule]?

        struct Rule: Encodable {
            let source: String
            let holds: Bool
            let measurements: [String]
        }

        init(_ tip: StoredSubject, withRules: Bool = false) {
            id = tip.id
            type = tip.note.flatMap { $0.typeName.isEmpty ? nil : $0.typeName }
            status = tip.status
            summary = tip.summary
            displays = tip.record.displayCount
            secondsOnScreen = tip.record.displayDuration
            firstDisplayed = tip.record.firstDisplayed
            lastDisplayed = tip.record.lastDisplayed
            invalidated = tip.record.invalidation?.date
            reason = tip.record.invalidation.map { $0.isHeldOut ? "heldOut" : "\($0.reason)" }
            snoozedUntil = tip.record.snooze?.end
            decided = tip.note?.date
            nextChange = tip.note?.nextChange
            rules =
                !withRules
                ? nil
                : tip.note?.rules.map {
                    Rule(source: $0.source, holds: $0.holds, measurements: $0.measurements)
                }
        }
    }
#endif
