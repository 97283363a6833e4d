import OpenTipKit
import TipKitStorage

enum DatastoresListings {
    static func latestDecisions(in folder: URL) throws -> [String] {
        try SQLiteTipStore(reading: folder).notes().map(\.description)
    }
}
