#if Macros
    import Foundation
    import OpenTipKitTesting
    import Testing

    @testable import OpenTipKit
    @testable import TipKitCore

    private struct HiddenTip: Tip {
        var title: Text { Text("Hidden") }
    }

    private enum Corner {
        @Parameter static var isOn: Bool = false
    }

    /// Tests of ids, records, resets, configuration and testing switches in situations in which other tip libraries had
    /// bugs.
    @Suite struct RecordAndResetTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            static let opened = Event(id: "opened")
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct BoxTip<Content: Sendable>: Tip {
            var title: Text { Text("Box") }
        }

        private func launch(
            _ store: InMemoryTipStore,
            _ clock: ManualClock,
            frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
        ) throws -> TipCenter {
            let center = TipCenter(clock: clock)
            try center.configure(store: store, frequency: frequency)
            return center
        }

        @Test("The default ids of private and generic tip types contain no module or build names")
        func ids() {
            #expect(HiddenTip().id == "HiddenTip")
            #expect(AnyTip(HiddenTip()).id == "HiddenTip")
            #expect(BoxTip<Int>().id == "BoxTip<Int>")
            #expect(Corner.$isOn.id == "Corner+isOn")
        }

        @Test("A display that ends after another process invalidated the tip adds its time and keeps the invalidation")
        func endAfterRetirement() throws {
            let store = InMemoryTipStore()
            let clock = ManualClock()
            let (one, two) = (try launch(store, clock), try launch(store, clock))
            let begun = one.run { OneTip().beginDisplay() }
            let display = try #require(begun)
            two.run { OneTip().invalidate(reason: .actionPerformed) }
            clock.advance(by: 5)
            display.end()
            // The first center may not have read the other center's invalidation yet, but must not replace it by its own.
            one.run { OneTip().invalidate(reason: .tipClosed) }
            let record = try store.record(ofTip: "OneTip")
            #expect(record.displayDuration == 5)
            #expect(record.invalidation?.reason == .actionPerformed)
            let later = try launch(store, clock)
            #expect(later.run { OneTip().status } == .invalidated(.actionPerformed))
        }

        @Test("After a reset, displays, values and donations in memory don't restore data from before the reset")
        func reset() async throws {
            let store = InMemoryTipStore()
            let clock = ManualClock()
            let center = try launch(store, clock, frequency: .daily)
            try await center.run {
                FlagTip.isOn = true
                await FlagTip.opened.donate()
                let display = try #require(FlagTip().beginDisplay())
                OneTip().invalidate(reason: .tipClosed)
                try Tips.reset()
                clock.advance(by: 9)
                display.end()
            }
            expectNothing(in: center)
            expectNothing(in: try launch(store, clock, frequency: .daily))
        }

        private func expectNothing(in center: TipCenter) {
            center.run {
                #expect(!FlagTip.isOn)
                #expect(FlagTip.opened.donations.isEmpty)
                #expect(FlagTip().record == TipRecord())
                #expect(FlagTip().status == .pending)
                #expect(OneTip().status == .available)
            }
        }

        @Test(
            "A second configure throws and changes nothing",
            .tipCenter(frequency: .weekly)
        )
        func secondConfigure() throws {
            try #require(OneTip().beginDisplay()).end()
            FlagTip.isOn = true
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) {
                try Tips.configure([.displayFrequency(.immediate)])
            }
            #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) {
                try TipCenter.current.configure(store: InMemoryTipStore())
            }
            #expect(TwoTip().status == .pending)
            #expect(FlagTip.isOn)
            #expect(OneTip().record.displayCount == 1)
        }

        @Test("Of concurrent configure calls one succeeds, and the others throw") func configureAtOnce() async {
            let center = TipCenter(clock: ManualClock())
            let errors: [(any Error)?] = await withTaskGroup(of: (any Error)?.self) { group in
                for _ in 0..<50 {
                    group.addTask {
                        do {
                            try center.configure(store: InMemoryTipStore())
                            return nil
                        } catch {
                            return error
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(errors.count == 50)
            #expect(errors.filter { $0 == nil }.count == 1)
            #expect(errors.compactMap { $0 as? TipKitError }.count == 49)
        }

        @Test(
            "The launch argument HideAllTips hides all tips, and ShowTips shows only the named ones",
            .tipCenter()
        )
        func launchArguments() {
            LaunchArguments(["app", "-com.apple.TipKit.HideAllTips", "1"]).apply(to: TipCenter.current)
            #expect(OneTip().beginDisplay() == nil)
            #expect(TwoTip().status == .pending)
            #expect(TwoTip().explain().reasons == [.hiddenForTesting])
            LaunchArguments(["app", "-com.apple.TipKit.ShowTips", "OneTip, FlagTip"]).apply(to: TipCenter.current)
            #expect(OneTip().status == .available)
            #expect(FlagTip().status == .available)
            #expect(TwoTip().status == .pending)
        }
    }
#endif
