public import Foundation
public import OpenTipKit
import TipKitCore
public import TipKitStorage

/// A replay of what people did in the past: who would have got which tip, and when.
///
/// Use it to choose a rule before the tip is released. The donations in a datastore are made again, in the order of their
/// dates and on a clock of their own, and the tips are decided as in an app.
///
/// ```swift
/// let backtest = try TipBacktest(SQLiteTipStore(reading: folder), [AtlasTip()])
/// print(backtest)
/// ```
///
/// This prints, for example: "AtlasTip: 41 of 200 people would have got it, on day 9 in the median. 12 had done what it
/// teaches before."
///
/// - A person is taken to look at the tips after each donation of any event, in the order in which the tips are given. A
///   tip that may appear then appears once, and is neither closed nor held out.
/// - Each person has the arm of a tip that they have in the app; see ``Finding/arms``.
/// - What the datastore says about displays, retirements and resets of tips isn't used: the tips are new to everyone.
/// - Only donations that are kept can be replayed: by default the newest 1 000 of an event.
/// - Parameters have no history. A rule that reads one gets the value that is stored now; see
///   ``Finding/parameters``.
public struct TipBacktest: Sendable {
    /// The number of people who have donated any event; others can't be replayed.
    public let people: Int
    /// What was found about each tip, in the order in which the tips were given.
    public let findings: [Finding]

    /// Replays the donations of all people in a datastore.
    ///
    /// The datastore is only read, each person in a transaction of their own, so an app may be writing it.
    ///
    /// - Parameters:
    ///   - store: The datastore, usually opened for reading only.
    ///   - tips: The tips, in the order in which a screen offers them.
    ///   - configuration: The options of `Tips.configure` that limit how many tips appear and when: the display frequency,
    ///     limits, grace and observation, of which the latter two begin with a person's first donation. The salt of a
    ///     holdout decides about arms. Others have no effect.
    /// - Throws: `TipStoreError` if the datastore can't be read.
    public init(
        _ store: SQLiteTipStore,
        _ tips: [any Tip],
        _ configuration: [Tips.ConfigurationOption] = []
    ) throws {
        let settings = Settings(configuration)
        var findings = tips.map { Finding(tip: $0.id, isMeasured: $0.definition.options.teaches != nil) }
        var people = 0
        for (person, store) in try store.people() {
            guard let past = try PersonalHistory(store, of: person) else { continue }
            people += 1
            try past.replay(tips, settings) { index, event in findings[index].add(event, of: person) }
        }
        (self.people, self.findings) = (people, findings)
    }
}

extension TipBacktest: CustomStringConvertible {
    /// A sentence or two about each tip, each tip on a line of its own.
    public var description: String {
        findings.map { $0.sentences(among: people) }.joined(separator: "\n")
    }
}

extension TipBacktest {
    /// What would have happened with a tip.
    public struct Finding: Sendable, Equatable {
        /// The id of the tip.
        public let tip: String
        /// The first appearance of the tip to each person who would have got it.
        public private(set) var appearances: [Appearance] = []
        /// How many people had done what the tip teaches before they would have got it; `nil` without `Teaches`.
        public private(set) var foundAlone: Int?
        /// The ids of the parameters that the tip's rules read, for which the values of today were used; sorted.
        public private(set) var parameters: [String] = []

        init(tip: String, isMeasured: Bool) {
            self.tip = tip
            foundAlone = isMeasured ? 0 : nil
        }

        /// How many people would have got each arm of the tip, by its name; empty if the tip compares none.
        public var arms: [String: Int] {
            appearances.reduce(into: [:]) { arms, appearance in
                if let arm = appearance.arm { arms[arm, default: 0] += 1 }
            }
        }

        /// The median day on which the tip appears; `nil` if nobody would have got it.
        ///
        /// Of two middle days, it is the earlier one.
        public var medianDay: Int? {
            let days = appearances.map(\.day).sorted()
            return days.isEmpty ? nil : days[(days.count - 1) / 2]
        }
    }

    /// The first appearance of a tip to a person.
    public struct Appearance: Sendable, Equatable {
        /// The id of the person; `nil` for the device's own person.
        public let person: String?
        /// When the tip appears.
        public let date: Date
        /// The day, counted from 1, the day of 24 hours that begins with the person's first donation.
        public let day: Int
        /// The arm of the tip that the person has; `nil` if the tip compares none.
        public var arm: String?
    }
}

extension TipBacktest.Finding {
    /// What a replay says about a tip of a person.
    enum Event {
        case appeared(at: Date, day: Int, arm: String?)
        case wasFoundAlone
        case read(parameters: [String])
    }

    mutating func add(_ event: Event, of person: String?) {
        switch event {
        case .appeared(let date, let day, let arm):
            appearances.append(TipBacktest.Appearance(person: person, date: date, day: day, arm: arm))
        case .wasFoundAlone:
            foundAlone = foundAlone.map { $0 + 1 }
        case .read(let read):
            parameters = Set(parameters).union(read).sorted()
        }
    }

    func sentences(among people: Int) -> String {
        guard people > 0 else { return "\(tip): nobody has donated an event, so nothing can be replayed." }
        let whom = people == 1 ? "1 person" : "\(people) people"
        var text = "\(tip): "
        if let medianDay {
            text += "\(appearances.count) of \(whom) would have got it, on day \(medianDay) in the median."
        } else {
            text += "none of \(whom) would have got it."
        }
        if !arms.isEmpty {
            let counts = arms.sorted { $0.key < $1.key }.map { "\($0.value) “\($0.key)”" }.joined(separator: ", ")
            text += " By arm: \(counts)."
        }
        if let foundAlone { text += " \(foundAlone) had done what it teaches before." }
        if !parameters.isEmpty {
            text += " Its rules read \(parameters.joined(separator: ", ")), with the values that are stored now."
        }
        return text
    }
}
