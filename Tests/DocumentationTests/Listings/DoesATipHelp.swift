import Foundation
import OpenTipKit
import OpenTipKitTesting
import TipKitStorage
import TipReports

enum DoesATipHelpListings {
    struct MapTip: Tip {
        static let opened = Event(id: "map-opened")

        var title: Text { Text("See the trail on a map") }
        var options: [any TipOption] { Teaches(Self.opened, within: .days(14)) }
    }

    struct TrailTip: Tip {
        static let opened = Event(id: "map-opened")

        var title: Text { Text(arm == "short" ? "See the map" : "See where the trail goes, on a map") }
        var options: [any TipOption] {
            Teaches(Self.opened, within: .days(14))
            Compares("short", "long")
        }
    }

    static func configure() throws {
        try Tips.configure([.holdout(0.1), .displayFrequency(.daily)])
    }

    static func report(on directory: URL) throws -> TipReport {
        var report = TipReport(at: Date())
        try SQLiteTipStore(reading: directory).readTrials { page in
            for person in page { report.add(person) }
        }
        return report
    }

    static func backtest(on directory: URL) throws -> String {
        try TipBacktest(SQLiteTipStore(reading: directory), [MapTip()], [.displayFrequency(.daily)]).description
    }
}
