import TipTerminal

/// A flag that has a short form.
enum ShortFlag: String, CaseIterable {
    case region, sort, minutes, note

    var long: String { "--\(rawValue)" }
    var short: String { "-\(rawValue.prefix(1))" }

    /// The subcommand that has the flag.
    var command: String {
        switch self {
        case .region, .sort: "list"
        case .minutes, .note: "log"
        }
    }

    /// A command with the short form.
    var example: String {
        switch self {
        case .region: "trails list -r coast"
        case .sort: "trails list -s climb"
        case .minutes: "trails log heron -m 95"
        case .note: "trails log heron -m 95 -n fog"
        }
    }

    /// Donated whenever a person types the long form.
    var typedLong: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "typed\(long)") }
}

/// Teaches a flag's short form to those who keep typing the long one.
struct ShortFlagTip: Tip {
    let flag: ShortFlag

    var id: String { "short-\(flag.rawValue)" }
    var title: Text { Text("`\(flag.short)` is short for `\(flag.long)`") }
    var message: Text? { Text("Most flags have a short form. `trails help \(flag.command)` shows them.") }
    var actions: [Action] {
        Action { Text("`\(flag.example)`") }
    }
    var rules: [Rule] {
        #Rule(flag.typedLong) { $0.donations.count >= 3 }
    }
    var options: [any TipOption] { MaxDisplayCount(2) }
}
