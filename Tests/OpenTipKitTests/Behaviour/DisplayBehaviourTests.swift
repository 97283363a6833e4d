#if Macros
    import Foundation
    import OpenTipKitTesting
    import Testing

    @testable import OpenTipKit

    /// The behavior that Compatibility.md lists under B5, B6, B8 and open questions and that no other suite tests.
    @Suite struct DisplayBehaviourTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        struct SettingTip: Tip {
            @Parameter static var isOn: Bool = true
            var title: Text { Text("Sets the pause") }
            var rules: [Rule] {
                Rule(Self.$isOn) { $0 && SettingTip.setsPause() }
            }

            static func setsPause() -> Bool {
                TipCenter.current.displayFrequency = .monthly
                return true
            }
        }

        struct FreeTip: Tip {
            var title: Text { Text("Free") }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
        }

        struct ThriceTip: Tip {
            var title: Text { Text("Thrice") }
            var options: [any TipOption] { MaxDisplayCount(3) }
        }

        @Test(
            "B5.3 C7 Pressing a tip's action doesn't invalidate the tip unless the action calls invalidate",
            .tipCenter()
        )
        @MainActor
        func nothingByItself() throws {
            struct ActionTip: Tip {
                var title: Text { Text("Action") }
                var actions: [Action] { Action(id: "go", title: "Go") }
            }
            let display = try #require(ActionTip().beginDisplay())
            let configuration = TipViewStyleConfiguration(tip: ActionTip(), action: { _ in }, presenter: TipPresenter())
            configuration.actions.first?.handler()
            #expect(ActionTip().status == .available)
            display.end()
        }

        @Test("B5.9 With the display frequency immediate, several tips may be on screen at the same time", .tipCenter())
        func together() throws {
            let one = try #require(OneTip().beginDisplay())
            let two = try #require(TwoTip().beginDisplay())
            #expect(one.tip != two.tip)
        }

        @Test(
            "B6.1 A display frequency delays only tips that never appeared, and for exactly the frequency's length",
            arguments: [
                (Tips.ConfigurationOption.DisplayFrequency.hourly, 3_600.0), (.daily, 86_400), (.weekly, 604_800),
                (.monthly, 2_592_000),
            ]
        )
        func pauses(frequency: Tips.ConfigurationOption.DisplayFrequency, length: TimeInterval) throws {
            let clock = ManualClock()
            let center = TipCenter(clock: clock)
            try center.configure(store: InMemoryTipStore(), frequency: frequency)
            try center.run {
                try #require(OneTip().beginDisplay()).end()
                #expect(OneTip().status == .available)
                #expect(FreeTip().status == .available)
                #expect(TwoTip().status == .pending)
                clock.advance(by: length - 1)
                #expect(TwoTip().status == .pending)
                clock.advance(by: 1)
                #expect(TwoTip().status == .available)
                try #require(TwoTip().beginDisplay()).end()
                #expect(OneTip().status == .available)
            }
        }

        @Test("A display frequency set while the app runs applies at once, except to tips on screen", .tipCenter())
        func pauseSet() throws {
            let center = TipCenter.current
            let one = try #require(OneTip().beginDisplay())
            #expect(TwoTip().status == .available)
            center.displayFrequency = .daily
            #expect(center.displayFrequency == .daily)
            #expect(OneTip().status == .available)
            #expect(TwoTip().status == .pending)
            #expect(TwoTip().beginDisplay() == nil)
            try #require(TestTips.clock).advance(by: 3_600)
            center.displayFrequency = .hourly
            #expect(TwoTip().status == .available)
            center.displayFrequency = .weekly
            #expect(TwoTip().status == .pending)
            center.displayFrequency = .immediate
            let two = try #require(TwoTip().beginDisplay())
            center.displayFrequency = .monthly
            #expect(TwoTip().status == .available)
            one.end()
            two.end()
        }

        @Test(
            "Status streams report a change of the display frequency, and a rule can't change the frequency",
            .tipCenter(),
            .timeLimit(.minutes(10))
        )
        func pauseFollowed() async throws {
            try #require(OneTip().beginDisplay()).end()
            #expect(SettingTip().status == .available)
            #expect(TipCenter.current.displayFrequency == .immediate)
            var updates = TwoTip().statusUpdates.makeAsyncIterator()
            #expect(await updates.next() == .available)
            TipCenter.current.displayFrequency = .daily
            #expect(await updates.next() == .pending)
        }

        @Test("B6.3 Each display counts once, and the dates of the first and last display are recorded", .tipCenter())
        func counts() throws {
            let clock = try #require(TestTips.clock)
            let start = clock.now
            for _ in 1...2 {
                try #require(ThriceTip().beginDisplay()).end()
                clock.advance(by: 10)
            }
            #expect(ThriceTip().record.displayCount == 2)
            #expect(ThriceTip().record.firstDisplayed == start)
            #expect(ThriceTip().record.lastDisplayed == start.addingTimeInterval(10))
            try #require(ThriceTip().beginDisplay()).end()
            #expect(ThriceTip().status == .invalidated(.displayCountExceeded))
        }

        @Test(
            "C9 Only a tip's first display starts the display frequency's pause, even if the tip ignores the frequency",
            .tipCenter(frequency: .daily)
        )
        func pauseStarts() throws {
            let clock = try #require(TestTips.clock)
            try #require(FreeTip().beginDisplay()).end()
            #expect(OneTip().status == .pending)
            clock.advance(by: 80_000)
            try #require(FreeTip().beginDisplay()).end()
            clock.advance(by: 6_400)
            #expect(OneTip().status == .available)
        }

        @Test(
            "C8 resetEligibility clears a tip's record and ends the pause that the tip's first display started",
            .tipCenter(frequency: .daily)
        )
        func anew() async throws {
            try #require(OneTip().beginDisplay()).end()
            #expect(TwoTip().status == .pending)
            await OneTip().resetEligibility()
            #expect(OneTip().record == TipRecord())
            #expect(TwoTip().status == .available)
        }

        @Test(
            "A reserved display that doesn't begin stops delaying other tips after 30 seconds",
            .tipCenter(frequency: .daily)
        ) func lapse() throws {
            let clock = try #require(TestTips.clock)
            let place = TipCenter.current.reserveDisplay(of: OneTip().definition)
            #expect(place != nil)
            #expect(TwoTip().status == .pending)
            clock.advance(by: 29)
            #expect(TwoTip().status == .pending)
            clock.advance(by: 1)
            #expect(TwoTip().status == .available)
            withExtendedLifetime(place) {}
        }

        @Test(
            "A tip's status stream yields pending when another tip's display is reserved under a display frequency",
            .tipCenter(frequency: .daily),
            .timeLimit(.minutes(10))
        )
        func placeFollowed() async {
            var updates = TwoTip().statusUpdates.makeAsyncIterator()
            #expect(await updates.next() == .available)
            let place = TipCenter.current.reserveDisplay(of: OneTip().definition)
            #expect(await updates.next() == .pending)
            withExtendedLifetime(place) {}
        }

        @Test("A tip's explanation says that a testing switch shows the tip", .tipCenter()) func switchExplained() {
            Tips.showAllTipsForTesting()
            #expect(OneTip().explain().reasons == [.shownForTesting])
            #expect(OneTip().explain().summary == "May appear: a testing switch shows it.")
        }

        @Test("B8.4 Testing switches aren't stored in the datastore") func notStored() throws {
            let store = InMemoryTipStore()
            let first = TipCenter(clock: ManualClock())
            try first.configure(store: store)
            first.run {
                Tips.hideAllTipsForTesting()
                #expect(OneTip().status == .pending)
            }
            let second = TipCenter(clock: ManualClock())
            try second.configure(store: store)
            #expect(second.run { OneTip().status } == .available)
        }

        @Test("B8.3 C18 If a testing switch shows a closed tip, the tip can be closed again", .tipCenter())
        func closedAgain() throws {
            OneTip().invalidate(reason: .actionPerformed)
            try #require(TestTips.clock).advance(by: 1)
            Tips.showAllTipsForTesting()
            #expect(OneTip().status == .available)
            OneTip().invalidate(reason: .tipClosed)
            #expect(OneTip().status == .invalidated(.tipClosed))
        }

        @Test(
            "B8.5 Parallel tests with the tipCenter trait don't see each other's invalidations",
            .tipCenter(),
            arguments: 0..<20
        )
        func sideBySide(number: Int) {
            #expect(OneTip().status == .available)
            OneTip().invalidate(reason: .tipClosed)
            #expect(OneTip().status == .invalidated(.tipClosed))
        }

        @Test(
            "B8.1 B8.3 Testing switches for tip types override those for all tips, and showing a type overrides hiding it",
            .tipCenter()
        ) func switches() throws {
            OneTip().invalidate(reason: .tipClosed)
            try #require(TestTips.clock).advance(by: 1)
            Tips.hideAllTipsForTesting()
            #expect(TwoTip().status == .pending)
            Tips.showAllTipsForTesting()
            #expect(OneTip().status == .available)
            Tips.hideTipsForTesting([OneTip.self, TwoTip.self])
            #expect(OneTip().status == .pending)
            Tips.showTipsForTesting([OneTip.self])
            #expect(OneTip().status == .available)
            #expect(TwoTip().status == .pending)
        }
    }
#endif
