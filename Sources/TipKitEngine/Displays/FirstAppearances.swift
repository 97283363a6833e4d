public import Foundation

/// When a tip first appeared, as it counts for the display frequency and for caps.
public struct FirstAppearance: Sendable, Equatable {
    /// When the tip first appeared; a date in the future may have been moved back to the then current time.
    public var date: Date
    /// The groups that the tip named for caps, in order.
    public var groups: [String]

    /// Creates the value from its parts.
    public init(date: Date, groups: [String] = []) {
        self.date = date
        self.groups = groups
    }
}

/// The first appearances of tips, newest first: at most ``most``, of which caps know.
public struct FirstAppearances: Sendable, Equatable {
    /// The maximum number of first appearances; older ones are dropped, and don't count for caps.
    public static let most = 1_000

    /// The first appearance of a tip.
    struct Entry: Sendable, Equatable {
        let tip: String
        let first: FirstAppearance

        /// Whether the entry comes before another one.
        func precedes(_ other: Entry) -> Bool {
            first.date != other.first.date ? first.date > other.first.date : tip > other.tip
        }
    }

    /// The first appearances, newest first.
    private(set) var entries: [Entry] = []
    private var known: [String: FirstAppearance] = [:]

    /// Creates the value from the first appearances of tips, by the tips' ids, in any order.
    public init(_ appearances: [(String, FirstAppearance)] = []) {
        update(appearances.map { ($0, $1) })
    }

    /// The first appearance of a tip; `nil` if it isn't among these.
    public subscript(tip: String) -> FirstAppearance? {
        get { known[tip] }
        set { update([(tip, newValue)]) }
    }

    /// Sets the first appearances of tips; `nil` for tips that haven't appeared.
    ///
    /// All of them are sorted at once, since one after the other would take a time that grows with the square of their
    /// number.
    ///
    /// - Returns: Whether this changes anything.
    @discardableResult
    mutating func update(_ appearances: [(tip: String, first: FirstAppearance?)]) -> Bool {
        var changed: Set<String> = []
        for (tip, first) in appearances where known[tip] != first {
            known[tip] = first
            changed.insert(tip)
        }
        guard !changed.isEmpty else { return false }
        entries.removeAll { changed.contains($0.tip) }
        entries += changed.compactMap { tip in known[tip].map { Entry(tip: tip, first: $0) } }
        entries.sort { $0.precedes($1) }
        if entries.count > Self.most {
            for entry in entries[Self.most...] { known[entry.tip] = nil }
            entries.removeSubrange(Self.most...)
        }
        return true
    }

    /// The date of the newest first appearance.
    var latest: Date? { entries.first?.first.date }
}
