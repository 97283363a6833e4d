package import Foundation
package import OpenTipKit

/// The moment at which a `ManualClock` stands unless it is given another.
package let moment = ManualClock().now

extension StoreChange {
    /// A tip appears, so many seconds after the moment.
    package static func display(
        _ tip: String,
        after seconds: TimeInterval = 0,
        _ limits: DisplayLimits? = nil
    ) -> StoreChange {
        .displayBegan(tip: tip, date: moment.addingTimeInterval(seconds), limits: limits)
    }

    /// The person closes a tip, so many seconds after the moment.
    package static func closing(_ tip: String, after seconds: TimeInterval = 0) -> StoreChange {
        .invalidated(tip: tip, reason: .tipClosed, date: moment.addingTimeInterval(seconds))
    }

    /// A parameter is set, so many seconds after the moment.
    package static func setting(_ id: String, _ json: String, after seconds: TimeInterval = 0) -> StoreChange {
        .parameterSet(id: id, json: json, date: moment.addingTimeInterval(seconds))
    }

    /// An event is donated with a number, so many seconds after the moment.
    package static func donation(
        of event: String,
        after seconds: TimeInterval = 0,
        limit: StoredDonationLimit = .thousand,
        _ number: Int
    ) -> StoreChange {
        .donated(
            event: event,
            donation: StoredDonation(date: moment.addingTimeInterval(seconds), payload: "\(number)"),
            limit: limit
        )
    }
}

extension StoredDonationLimit {
    /// The newest thousand, however old they are: what an event keeps unless it says otherwise.
    package static let thousand = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)

    /// As many as there are in any test.
    package static let million = StoredDonationLimit(maximumCount: 1_000_000, maximumAge: nil)
}

extension TipStore {
    /// All donations of an event, oldest first.
    package func donations(of event: String) throws -> [StoredDonation] {
        try donations(ofEvent: event, after: .distantPast, maximumCount: 1_000_000)
    }

    /// The payloads of all donations of an event, oldest first.
    package func payloads(of event: String) throws -> [String?] { try donations(of: event).map(\.payload) }

    /// The version of the latest reset of a tip.
    package func epoch(ofTip id: String) throws -> RowVersion { try read { try $0.tip(id).epoch } }

    /// What has changed since a position.
    package func update(since position: StorePosition) throws -> StoreUpdate {
        try read { try $0.update(since: position) }
    }
}

/// A directory for a datastore, which is gone with its owner.
package final class TemporaryDirectory: Sendable {
    /// Where it lies; whoever writes to it makes it.
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")

    package init() {}

    /// The file of the datastore.
    package var file: URL { url.appendingPathComponent(".tipkit/tips-store.db") }

    deinit {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path): \(error)") }
    }
}
