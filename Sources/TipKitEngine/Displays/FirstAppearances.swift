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

/// The first appearances of tips, newest first.
public struct FirstAppearances: Sendable, Equatable {
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

    /// Creates the value from the first appearances of tips, by the tips' ids, in any order.
    public init(_ appearances: [(String, FirstAppearance)] = []) {
        entries = appearances.map(Entry.init).sorted { $0.precedes($1) }
    }

    /// The first appearance of a tip; `nil` if it isn't among these.
    public subscript(tip: String) -> FirstAppearance? {
        get { entries.first { $0.tip == tip }?.first }
        set {
            entries.removeAll { $0.tip == tip }
            guard let newValue else { return }
            let entry = Entry(tip: tip, first: newValue)
            entries.insert(entry, at: entries.firstIndex { entry.precedes($0) } ?? entries.endIndex)
        }
    }

    /// The date of the newest first appearance.
    var latest: Date? { entries.first?.first.date }
}
