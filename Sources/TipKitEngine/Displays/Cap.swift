import Foundation

extension Tips {
    /// The greatest number of tips that may appear for the first time within a period.
    public struct Cap: Sendable, Hashable, CustomStringConvertible {
        /// How many tips may appear for the first time within the period; with 0 no tip appears.
        public let count: Int
        /// The length of the period, which ends at the present moment; with 0 seconds the cap has no effect.
        public let period: DonationTimeRange
        /// The group of tips that the cap is for; `nil` if it is for all tips.
        public let group: String?

        /// Creates a cap, for ``TipSwitches``; `Tips.configure` takes ``ConfigurationOption/limit(_:per:group:)``.
        ///
        /// - Parameters:
        ///   - count: The number of tips; with 0 or less no tip appears.
        ///   - period: The length of the period; one of no length means no limit.
        ///   - group: The group whose tips are limited; `nil` for all tips.
        public init(_ count: Int, per period: DonationTimeRange, group: String? = nil) {
            self.count = max(0, count)
            self.period = period
            self.group = group
        }

        /// The cap in words, such as `1 tip of the group promotion a week`.
        public var description: String {
            let tips = "\(count) tip\(count == 1 ? "" : "s")\(group.map { " of the group \($0)" } ?? "")"
            let length = period.description
            guard length.hasPrefix("1 ") else { return "\(tips) in \(length)" }
            let unit = length.dropFirst(2)
            return "\(tips) \(unit == "hour" ? "an" : "a") \(unit)"
        }

        /// Whether the cap is for tips that name the given groups.
        func covers(_ groups: [String]) -> Bool {
            guard period.seconds > 0 else { return false }
            return group.map { groups.contains($0) } ?? true
        }
    }
}

extension Tips.ConfigurationOption {
    /// Limits how many tips may appear for the first time within a period.
    ///
    /// The period is the time that ends now, not a day or week of the calendar. A tip that has appeared may appear again
    /// at any time, and a tip that is held out counts like one that appeared. Give the option several times to set several
    /// caps; all of them hold, in addition to the display frequency. `IgnoresDisplayFrequency` doesn't lift a cap. Not in
    /// Apple's TipKit.
    ///
    /// ```swift
    /// try Tips.configure([.limit(2, per: .day), .limit(1, per: .week, group: "promotion")])
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of tips; with 0 or less no tip appears.
    ///   - period: The length of the period; one of no length means no limit.
    ///   - group: The group whose tips are limited, as their option ``Tips/LimitGroup`` names it; `nil` for all tips.
    public static func limit(
        _ count: Int,
        per period: Tips.DonationTimeRange,
        group: String? = nil
    ) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .limit(Tips.Cap(count, per: period, group: group)))
    }
}

extension Tips {
    /// An option that puts a tip into groups, which `.limit` of `Tips.configure` can limit.
    ///
    /// Not in Apple's TipKit. The groups of a tip that has appeared are stored with its displays, so they count on the
    /// person's other devices and in processes that don't know the tip. They have nothing to do with `TipGroup`.
    public struct LimitGroup: TipOption, Equatable {
        package let names: [String]

        /// Creates the option; a tip with several of these options is in all their groups.
        ///
        /// - Parameter names: The names of the groups.
        public init(_ names: String...) {
            self.names = names
        }
    }
}

// MARK: Judging

extension Tips.Cap {
    /// How long a tip waits for a cap.
    enum Wait: Equatable {
        case until(Date)
        /// Until a date, because tips that are about to appear, among them the given one, fill the cap.
        case claimed(by: String, until: Date)
        /// No tip may ever appear.
        case forever
    }

    /// Returns how long a tip that hasn't appeared waits for this cap, which covers it; `nil` if it doesn't wait.
    ///
    /// - Parameters:
    ///   - tip: The id of the tip.
    ///   - rank: The rank of the tip; claims of tips with a lower one don't count.
    ///   - appearances: The first appearances of all tips, at least those within the period.
    ///   - claims: The claims of tips that are about to appear for the first time.
    ///   - now: The present date. Later first appearances, which a wrong clock has dated, count as if they were now.
    func wait(
        of tip: String,
        ofRank rank: Int = 0,
        among appearances: FirstAppearances,
        _ claims: [FrequencyClaim] = [],
        at now: Date
    ) -> Wait? {
        guard period.seconds > 0 else { return nil }
        guard count > 0 else { return .forever }
        var (number, end) = (0, Date.distantFuture)
        let entries = appearances.entries
        // By index, since a copy of each entry would count its references.
        for index in entries.indices {
            let last = min(entries[index].first.date, now).addingTimeInterval(period.seconds)
            guard last > now else { break }
            guard entries[index].tip != tip, covers(entries[index].first.groups) else { continue }
            (number, end) = (number + 1, last)
            if number == count { return .until(end) }
        }
        var first: FrequencyClaim?
        for claim in claims where claim.holdsBack(tip, ofRank: rank, at: now) && covers(claim.groups) {
            number += 1
            if first.map({ claim.end < $0.end }) ?? true { first = claim }
        }
        guard number >= count, let first else { return nil }
        return .claimed(by: first.tip, until: min(end, first.end))
    }
}
