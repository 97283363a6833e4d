package import Foundation
package import OpenTipKit

/// The default start time of a `ManualClock`.
package let moment = ManualClock().now

extension StoreChange {
    /// A change that begins a tip's display, a number of seconds after ``moment``.
    package static func display(
        _ tip: String,
        after seconds: TimeInterval = 0,
        _ limits: DisplayLimits? = nil,
        in groups: [String] = []
    ) -> StoreChange {
        .displayBegan(tip: tip, date: moment.addingTimeInterval(seconds), limits: limits, groups: groups)
    }

    /// A change that couldn't be stored when it was made, knowing a version.
    package static func late(_ change: StoreChange, knowing version: RowVersion) -> StoreChange {
        StoreChange(change.kind, knowing: version, key: change.key)
    }

    /// A change that begins a tip's display and, if it is the first, a trial of what the event `e` says.
    package static func trial(
        _ tip: String,
        after seconds: TimeInterval = 0,
        _ limits: DisplayLimits? = DisplayLimits(),
        isHeldOut: Bool = false,
        arm: String? = nil,
        needed: Int = 1
    ) -> StoreChange {
        let arm = TrialArm(isHeldOut: isHeldOut, name: arm, names: arm == nil ? nil : ["long", "short"])
        let trial = TrialStart(arm, event: "e", needed: needed, window: 86_400)
        return .displayBegan(tip: tip, date: moment.addingTimeInterval(seconds), limits: limits, trial: trial)
    }

    /// A change that invalidates a tip because the tip was closed, a number of seconds after ``moment``.
    package static func closing(_ tip: String, after seconds: TimeInterval = 0) -> StoreChange {
        .invalidated(tip: tip, reason: .tipClosed, date: moment.addingTimeInterval(seconds))
    }

    /// A change that sets a parameter, a number of seconds after ``moment``.
    package static func setting(_ id: String, _ json: String, after seconds: TimeInterval = 0) -> StoreChange {
        .parameterSet(id: id, json: json, date: moment.addingTimeInterval(seconds))
    }

    /// A donation with a number as its payload, made a number of seconds after ``moment``.
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
    /// The default limit of an event: the newest thousand donations, of any age.
    package static let thousand = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)

    /// A limit that no test reaches.
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

    /// Returns the changes since a position.
    package func update(since position: StorePosition) throws -> StoreUpdate {
        try read { try $0.update(since: position) }
    }
}
