import Foundation
import OpenTipKitTesting
import TipKitStorage

extension TemporaryDirectory {
    func store() throws -> SQLiteTipStore {
        try SQLiteTipStore(directory: url)
    }

    /// The files of damaged stores that were set aside.
    var setAside: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
                .filter { $0.hasPrefix("tips-store.damaged-") && $0.hasSuffix(".db") }
        }
    }
}
