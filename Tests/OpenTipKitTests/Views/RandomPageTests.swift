import OpenTipKit
import OpenTipKitTesting
import Testing

/// A page of tips under random events.
@Suite @MainActor struct RandomPageTests {
    /// A tip that no view shows, whose outcome marks the end of a recording.
    struct LastTip: Tip {
        var title: Text { Text("Last") }
    }

    @Test(
        "Whatever happens to a page, at rest it shows what may be shown, and records what was seen",
        .tipCenter(),
        arguments: 0..<40
    )
    func random(seed: UInt64) async throws {
        let outcomes = Tips.outcomes
        let driver = RandomPageDriver(seed: seed, clock: try #require(TestTips.clock))
        for _ in 0..<60 { try await driver.step() }
        await driver.leave()
        #expect(driver.broken.isEmpty, "seed \(seed)")
        #expect(driver.tips.map(\.record.displayDuration) == driver.seconds, "seed \(seed)")

        LastTip().invalidate(reason: .actionPerformed)
        var displayed = 0
        var closed = 0
        for await outcome in outcomes {
            if outcome.tip == LastTip().id { break }
            switch outcome.kind {
            case .displayed: displayed += 1
            case .closed: closed += 1
            default: continue
            }
        }
        #expect(displayed == driver.counted, "seed \(seed)")
        #expect(displayed == closed, "seed \(seed)")
        #expect(displayed > 0, "seed \(seed)")
    }
}
