#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    /// A page with inline tips and popovers, under random events.
    @Suite @MainActor struct RandomPageTests {
        /// A tip that no view shows; tests invalidate it last, so its outcome follows all outcomes to compare.
        struct LastTip: Tip {
            var title: Text { Text("Last") }
        }

        @Test(
            "After random events a page shows the tips that may be shown, and records each display and its time",
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
#endif
