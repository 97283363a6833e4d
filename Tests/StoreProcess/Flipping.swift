import Foundation
import TipKitEngine
import TipKitStorage

/// Flips random bits in copies of a closed store's file, one bit in each copy, and uses each copy as a store.
struct Flipping {
    let folder: URL
    let seed: UInt64

    /// Flips `count` bits, and prints each bit's position before the copy is opened, and any error afterwards.
    func flip(_ count: Int) throws {
        let original = try Data(contentsOf: folder.appendingPathComponent(".tipkit/tips-store.db"))
        var random = Dice(seed: seed)
        for number in 0..<count {
            // Every fourth time, flip a bit on the file's first page, which contains the header and the table
            // definitions.
            let end = number.isMultiple(of: 4) ? min(4_096, original.count) : original.count
            let (byte, bit) = (Int.random(in: 0..<end, using: &random), Int.random(in: 0..<8, using: &random))
            StoreProcess.printLine("byte \(byte), bit \(bit)")
            let directory = folder.appendingPathComponent("flip-\(seed)-\(number)")
            let copy = directory.appendingPathComponent(".tipkit/tips-store.db")
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            var data = original
            data[byte] ^= 1 << bit
            try data.write(to: copy)
            do {
                for _ in 0..<2 { try use(try SQLiteTipStore(directory: directory)) }
            } catch {
                StoreProcess.printLine("wrong at byte \(byte), bit \(bit): \(type(of: error)) \(error)")
            }
            try FileManager.default.removeItem(at: directory)
        }
        StoreProcess.printLine("done")
    }

    private func use(_ store: SQLiteTipStore) throws {
        let header = try store.header()
        for number in 0..<20 { _ = try store.record(ofTip: "tip-\(number)") }
        for number in 0..<9 { _ = try store.parameter("parameter-\(number)") }
        for number in 0..<5 {
            _ = try store.tally(ofEvent: "event-\(number)")
            _ = try store.donations(ofEvent: "event-\(number)", after: .distantPast, maximumCount: 1_000)
        }
        _ = try store.notes()
        _ = try store.read {
            try $0.update(since: StorePosition(lineage: header.position.lineage, number: header.position.number / 2))
        }
        let now = Date()
        let epoch = try store.read { try $0.tip("tip-3").epoch }
        let limit = StoredDonationLimit(maximumCount: 20, maximumAge: 3_600)
        _ = try store.commit(
            [
                .displayBegan(tip: "tip-3", date: now, limits: DisplayLimits(maximumCount: 100, pause: 1)),
                .displayEnded(tip: "tip-3", duration: 1, epoch: epoch),
                .invalidated(tip: "tip-19", reason: .tipClosed, date: now),
                .parameterSet(id: "parameter-2", json: "1", date: now),
                .donated(event: "event-2", donation: StoredDonation(date: now, payload: nil), limit: limit),
                .donationsDeleted(event: "event-4", date: now), .pauseMoved(date: now),
                .tipReset(tip: "tip-7", date: now),
                .noted(TipNote(tip: "tip-3", date: now, status: .available, summary: "May appear.")),
            ],
            after: header.position
        )
        _ = try store.parameter("parameter-2")
        try store.commit([.allReset(date: now), .parameterSet(id: "parameter-2", json: "2", date: now)])
        // A flipped bit may hide the new row by putting rows out of order, but must not bring back rows from before the
        // reset.
        guard ["2", nil].contains(try store.parameter("parameter-2")?.json), try store.tally(ofEvent: "event-2") == 0
        else {
            throw CocoaError(.fileReadCorruptFile)
        }
        try store.close()
    }
}
