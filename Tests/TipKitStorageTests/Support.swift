import Foundation
import TipKitEngine
import TipKitStorage

/// A directory that is gone with its owner.
final class TemporaryDirectory {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")

    var file: URL { url.appendingPathComponent(".tipkit/tips-store.db") }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path): \(error)") }
    }

    func store() throws -> SQLiteTipStore {
        try SQLiteTipStore(directory: url)
    }
}

extension TipStore {
    /// All donations of an event that a store holds, oldest first.
    func donations(of event: String) throws -> [StoredDonation] {
        try donations(ofEvent: event, after: .distantPast, maximumCount: 1_000_000)
    }
}

extension TemporaryDirectory {
    /// The files of damaged stores that were set aside.
    var setAside: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
                .filter { $0.hasPrefix("tips-store.damaged-") && $0.hasSuffix(".db") }
        }
    }
}

let moment = Date(timeIntervalSince1970: 1_800_000_000)
let unlimited = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)

func version(_ number: Int64) -> StoreVersion { StoreVersion(rawValue: number) }

func donated(
    _ event: String,
    after seconds: Double = 0,
    limit: StoredDonationLimit = unlimited,
    _ number: Int64
) -> StoreChange {
    let donation = StoredDonation(date: moment.addingTimeInterval(seconds), payload: "\(number)")
    return .donated(event: event, donation: donation, limit: limit, version: version(number))
}
