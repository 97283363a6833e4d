#if Tools
    import ArgumentParser
    import Foundation
    import TipKitEngine
    import TipKitStorage

    struct WhyCommand: StoreCommand {
        static let configuration = CommandConfiguration(
            commandName: "why",
            abstract: "Says what a datastore knows of a tip at a date.",
            discussion: """
                A datastore keeps donations with their dates, the first and the last display, the end of a tip, and when \
                each parameter was set last. The command says these as they were at the date, and what isn't stored.
                """
        )

        @Argument(help: "The id of the tip.")
        var id: String

        @Option(help: "The date, such as 2026-11-29 or 2026-11-29T14:00:00Z; now without it.")
        var at: DateArgument?

        @OptionGroup var options: StoreOptions
        @OptionGroup var person: PersonOptions

        func work() throws {
            let store = try person.store(in: try options.reading())
            let past = try PastTip(try StoredSubject.tip(id, in: store), at: at?.date ?? Date(), in: store)
            if options.json { return try ToolOutput.print(json: past) }
            let facts = past.facts + past.unknown.map { "Not stored: \($0)" }
            try ToolOutput.print(
                (["\(id.shown) at \(past.date.shown)"] + facts.map { "  \($0.shown)" }).joined(separator: "\n")
            )
        }
    }

    /// What is known of a tip at a date.
    private struct PastTip: Encodable {
        let id: String
        let date: Date
        /// `invalidated`, if the tip was retired by then; otherwise `unknown`, since rules aren't evaluated here.
        let status: String
        private(set) var facts: [String] = []
        private(set) var unknown: [String] = []

        init(_ tip: StoredSubject, at date: Date, in store: SQLiteTipStore) throws {
            (id, self.date) = (tip.id, date)
            let record = tip.record
            let end = record.invalidation
            status = end.map { $0.date <= date } ?? false ? "invalidated" : "unknown"
            if let end, end.date <= date {
                facts.append("It was retired \(end.date.shown) (\(end.isHeldOut ? "heldOut" : "\(end.reason)")).")
            } else if let end {
                facts.append("It wasn't retired yet; that was \(end.date.shown).")
            } else {
                facts.append("It wasn't retired, and isn't.")
            }
            describeDisplays(record)
            if let snooze = record.snooze, snooze.date <= date, date < snooze.end {
                facts.append("It was put off until \(snooze.end.shown).")
            }
            for rule in tip.note?.rules ?? [] { try describe(rule, in: store) }
            if tip.note == nil { unknown.append("the tip's rules, since no app has decided about it.") }
        }

        private mutating func describeDisplays(_ record: TipRecord) {
            guard let first = record.firstDisplayed, first <= date else {
                return facts.append("It hadn't been shown since its latest reset.")
            }
            facts.append("It had been shown; the first time was \(first.shown).")
            if let last = record.lastDisplayed, last > date { unknown.append("how often it had been shown by then.") }
        }

        private mutating func describe(_ rule: Tips.Explanation.RuleFinding, in store: SQLiteTipStore) throws {
            let name = rule.source.isEmpty ? "a rule" : "the rule \(rule.source)"
            for input in rule.inputs {
                switch input {
                case .event(let event):
                    let all = try store.donations(ofEvent: event, after: .distantPast, maximumCount: .max)
                    let before = all.count { $0.date <= date }
                    facts.append(
                        "\(event), which \(name) reads, had \(before) of the \(all.count) donations that are kept."
                    )
                case .parameter(let parameter):
                    guard let value = try store.parameter(parameter) else {
                        facts.append("\(parameter), which \(name) reads, was never set.")
                        continue
                    }
                    if value.version.date <= date {
                        facts.append("\(parameter), which \(name) reads, was \(value.json).")
                    } else {
                        unknown.append(
                            "\(parameter), which \(name) reads: it was set later, \(value.version.date.shown)."
                        )
                    }
                case .tip(let other): unknown.append("the status of \(other), which \(name) reads.")
                }
            }
        }
    }
#endif
