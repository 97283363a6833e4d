import Foundation
import TipKitEngine
import TipKitStorage

/// Writes a datastore with rows of every kind, which is kept for the tests of later releases.
struct Releasing {
    let folder: URL

    /// The date of all changes, so that the file depends on the code alone, except for random ids.
    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    /// Writes the store, whose contents `ReleasedStoreTests` expects.
    func write() throws {
        let store = try SQLiteTipStore(directory: folder)
        let limit = StoredDonationLimit(maximumCount: 100, maximumAge: 90 * 86_400)
        func donation(_ seconds: TimeInterval, _ payload: String?) -> StoredDonation {
            StoredDonation(date: date.addingTimeInterval(seconds), payload: payload)
        }
        let names = ["long", "short"]
        let trial = TrialStart(TrialArm(share: 0.5, name: "short", names: names), event: "used", window: 86_400)
        var heldOut = trial
        heldOut.arm.isHeldOut = true
        try commit(
            [
                .displayBegan(tip: "shown", date: date, limits: nil, groups: ["news"]),
                .displayEnded(tip: "shown", duration: 12.5, epoch: .zero),
                .invalidated(tip: "closed", reason: .tipClosed, date: date),
                .parameterSet(id: "kept", json: "7", date: date),
                .parameterSet(id: "transient", json: "true", isTransient: true, date: date),
                .donated(event: "done", donation: donation(1, #"{"pages":3}"#), limit: limit),
                .donated(event: "done", donation: donation(2, nil), limit: limit),
                .displayBegan(tip: "taught", date: date, limits: nil, trial: trial),
                .donated(event: "used", donation: donation(3, nil), limit: limit),
                .displayBegan(tip: "held", date: date, limits: nil, trial: heldOut),
                StoreChange(.displayBegan(tip: "page", date: date, limits: nil), key: "display"),
                .displayLasted(display: "display", tip: "page", seconds: 4, date: date.addingTimeInterval(9)),
                .done("press", date: date), .displayBegan(tip: "snoozed", date: date, limits: nil),
                .snoozed(tip: "snoozed", seconds: 3_600, date: date),
                .displayBegan(tip: "forgotten", date: date, limits: nil), .tipReset(tip: "forgotten", date: date),
            ],
            to: store
        )
        let note = TipNote(
            tip: "shown",
            typeName: "ShownTip",
            date: date,
            status: .available,
            summary: "May appear: all its rules hold.",
            rules: [.init(source: "$0 >= 3", inputs: [.parameter("kept")], holds: true)],
            maxDisplayCount: 5,
            maxDisplayDuration: 300,
            nextChange: date.addingTimeInterval(60)
        )
        try commit([.noted(note)], to: store)
        let theirs = DisplayRow(
            tip: "shown",
            replica: "other",
            epoch: .zero,
            version: RowVersion(rawValue: 3),
            count: 2,
            duration: 1,
            first: date.addingTimeInterval(-60),
            last: date.addingTimeInterval(-30)
        )
        try commit([.merged(RowBatch(displays: [theirs]))], to: store)
        var mark = SyncMark(person: "ada")
        mark.cursor = ExchangeCursor(lineage: 5, number: 8)
        mark.sent = try store.header().position
        mark.attempt = date
        try store.write(mark)
        try commit([.invalidated(tip: "closed", reason: .actionPerformed, date: date)], to: try store.person("bob"))
        try store.close()
    }

    private func commit(_ changes: [StoreChange], to store: SQLiteTipStore) throws {
        guard try store.commit(changes).refusals.isEmpty else { exit(71) }
    }
}
