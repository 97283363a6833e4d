import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing
import TipKitStorage
import TipSimulation

private struct AtlasTip: Tip {
    var title: Text { Text("Open the atlas") }
}

private struct LegendTip: Tip {
    var title: Text { Text("Read the legend") }
}

private enum Basket {
    static let filled = Tips.Event(id: "basket-filled")
}

@Suite struct TestingExamples {
    @Test("One tip a day", .tipCenter(frequency: .daily)) func oneADay() async throws {
        let diary = try await TipTimeline(days: 3) { day in
            day.visit(at: 9, offering: [AtlasTip(), LegendTip()], then: .closes)
            day.visit(at: 18, offering: [AtlasTip(), LegendTip()], then: .closes)
        }.run()
        #expect(diary.showings.map(\.tip) == ["AtlasTip", "LegendTip"])
    }

    @Test("An act of a timeline donates", .tipCenter()) func donationOfATimeline() async throws {
        _ = try await TipTimeline(days: 1) { day in
            day.act(at: 12) { await Basket.filled.donate() }
        }.run()
        #expect(Basket.filled.donations.count == 1)
    }

    @Test("The second tip waits for a day", .tipCenter(frequency: .daily)) func secondTip() throws {
        let clock = try #require(TestTips.clock)
        AtlasTip().beginDisplay()?.end()
        #expect(LegendTip().status == .pending)
        clock.advance(by: 86_400)
        #expect(LegendTip().status == .available)
    }

    @Test(arguments: TipStoreConformance.checks)
    func conforms(_ check: TipStoreConformance.Check) throws {
        let store = InMemoryTipStore()
        try check.run { store }
    }

    /// Must compile, but isn't run, because the simulation tests already run this many seeds.
    func simulate() throws {
        for seed in 1...500 as ClosedRange<UInt64> {
            try CenterSimulation(seed: seed) {
                let store = InMemoryTipStore()
                return SimulatedStore { store }
            }.run()
        }
    }

    func exchange() throws {
        for seed in 1...500 as ClosedRange<UInt64> {
            try ReplicaSimulation(seed: seed) { InMemoryTipStore() }.run()
        }
    }

    /// Must compile, but isn't run, because it has no datastore.
    func backtest(folder: URL) throws {
        let backtest = try TipBacktest(SQLiteTipStore(reading: folder), [AtlasTip()])
        print(backtest)
    }
}
