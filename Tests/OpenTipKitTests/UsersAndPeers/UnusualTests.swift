#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing

    /// Tests of the results that are defined for unusual inputs, clocks and stores.
    @Suite struct UnusualTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        struct LongTip: Tip {
            @Parameter static var draft: String = ""
            var title: Text { Text("Long") }
            var rules: [Rule] { #Rule(Self.$draft) { $0.isEmpty } }
        }

        @Test(
            "A display made while the clock was years ahead delays other tips no longer than the display frequency",
            .tipCenter(frequency: .daily)
        )
        func wrongClock() throws {
            let clock = try #require(TestTips.clock)
            let years: TimeInterval = 13 * 365 * 86_400
            clock.advance(by: years)
            OneTip().beginDisplay()?.end()
            clock.advance(by: -years)
            #expect(TwoTip().status == .pending)
            clock.advance(by: 86_399)
            #expect(TwoTip().status == .pending)
            clock.advance(by: 1)
            #expect(TwoTip().status == .available)
            #expect(TwoTip().beginDisplay() != nil)
        }

        struct EverTip: Tip {
            static let opened = Event(id: "ever")
            let range: Tips.DonationTimeRange
            var id: String { "ever-\(range)" }
            var title: Text { Text("Ever") }
            var rules: [Rule] {
                let range = range
                return [Rule(Self.opened) { $0.donations.donatedWithin(range).count > 0 }]
            }
        }

        @Test(
            "A time window or maximum age longer than any date allows includes all donations",
            .tipCenter(),
            .timeLimit(.minutes(10)),
            arguments: [.days(1_000_000), .weeks(.max), .minutes(.max)] as [Tips.DonationTimeRange]
        )
        func ever(range: Tips.DonationTimeRange) async {
            #expect(EverTip(range: range).status == .pending)
            await EverTip.opened.donate()
            #expect(EverTip(range: range).status == .available)
            let kept = Tips.Event<Int>(id: "kept", donationLimit: .init(maximumCount: 10, maximumAge: range))
            for number in 1...12 { await kept.donate(number) }
            #expect(kept.donations.count == 10)
        }

        @Test("A donation made while the clock was ahead doesn't cause later donations to be dropped", .tipCenter())
        func aheadOnce() async throws {
            let clock = try #require(TestTips.clock)
            let event = Tips.Event<Int>(id: "ahead", donationLimit: .init(maximumCount: 100, maximumAge: .day))
            clock.advance(by: 2 * 86_400)
            await event.donate(1)
            clock.advance(by: -2 * 86_400)
            for number in 2...4 { await event.donate(number) }
            #expect(event.donations.map { $0[dynamicMember: \.self] } == [2, 3, 4, 1])
            clock.advance(by: 86_400 + 1)
            await event.donate(5)
            #expect(event.donations.map { $0[dynamicMember: \.self] } == [5, 1])
        }

        @Test("A tip's explanation says when the display frequency's pause ends", .tipCenter(frequency: .daily))
        func pauseEnd() throws {
            let clock = try #require(TestTips.clock)
            OneTip().beginDisplay()?.end()
            let end = clock.now.addingTimeInterval(86_400)
            clock.advance(by: 60)
            let summary = "Hidden: the display frequency asks for a pause after OneTip, until \(end.ISO8601Format())."
            #expect(TwoTip().explain().summary == summary)
        }

        @Test(
            "If two tip types share an id, the second type's explanation names the type whose rules apply",
            .tipCenter()
        )
        func otherType() {
            struct DoubleTip: Tip {
                var id: String { "OneTip" }
                var title: Text { Text("Double") }
                var rules: [Rule] { [Rule(LongTip.$draft) { !$0.isEmpty }] }
            }
            #expect(OneTip().explain().otherType == nil)
            #expect(DoubleTip().explain().otherType == "OneTip")
            #expect(
                DoubleTip().explain().description
                    == "OneTip, as a OneTip of the same id: May appear: nothing holds it back."
            )
            #expect(OneTip().explain().description == "OneTip: May appear: nothing holds it back.")
        }

        @Test("The explanation of a tip in its last display says that the tip may appear nowhere else", .tipCenter())
        func lastDisplay() throws {
            struct OnceTip: Tip {
                var title: Text { Text("Once") }
                var options: [any TipOption] { MaxDisplayCount(1) }
            }
            let display = try #require(OnceTip().beginDisplay())
            #expect(OnceTip().beginDisplay() == nil)
            #expect(OnceTip().explain().summary.contains("may appear nowhere else"))
            display.end()
            #expect(OnceTip().explain().summary == "Hidden: it appeared as often as it may.")
        }

        @Test(
            "Deleting or resetting before configure(store:) drops unstored donations, but none that are in the store",
            arguments: [0, 1, 2]
        )
        func earlyDeletion(way: Int) async throws {
            let store = InMemoryTipStore()
            let event = Tips.Event<Int>(id: "early")
            let first = TipCenter(clock: ManualClock())
            try first.configure(store: store)
            await first.run { await event.donate(1) }
            let second = TipCenter(clock: ManualClock())
            try await second.run {
                event.sendDonation(2)
                switch way {
                case 0: try await event.deleteDonations()
                case 1: try Tips.reset()
                default: try Tips.resetDatastore()
                }
                event.sendDonation(3)
            }
            try second.configure(store: store)
            await second.run { await event.donate(4) }
            #expect(second.run { event.donations.map { $0[dynamicMember: \.self] } } == [1, 3, 4])
        }

        @Test("The record in a tip's explanation includes the time of the current display", .tipCenter())
        func explainedRecord()
            throws
        {
            let display = try #require(OneTip().beginDisplay())
            try #require(TestTips.clock).advance(by: 40)
            #expect(OneTip().record.displayDuration == 40)
            #expect(OneTip().explain().record == OneTip().record)
            display.end()
            #expect(OneTip().explain().record.displayDuration == 40)
        }

        @Test("A tip that a testing switch shows can be closed even after the clock was set back", .tipCenter())
        func closedUnderSwitch() throws {
            OneTip().invalidate(reason: .actionPerformed)
            Tips.showAllTipsForTesting()
            #expect(OneTip().status == .available)
            try #require(TestTips.clock).advance(by: -3_600)
            OneTip().invalidate(reason: .tipClosed)
            #expect(OneTip().status == .invalidated(.tipClosed))
            Tips.showAllTipsForTesting()
            #expect(OneTip().status == .available)
        }

        @Test(
            "If events with one id have different donation limits, each event value sees donations up to its limit",
            arguments: [false, true]
        )
        func limits(isNarrowFirst: Bool) throws {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: InMemoryTipStore())
            center.run {
                let narrow = Tips.Event(id: "e", donationLimit: .init(maximumCount: 3))
                let wide = Tips.Event(id: "e", donationLimit: .init(maximumCount: 10))
                let (first, second) = isNarrowFirst ? (narrow, wide) : (wide, narrow)
                #expect(first.donations.isEmpty && second.donations.isEmpty)
                for _ in 0..<6 {
                    narrow.donate()
                    wide.donate()
                }
                #expect(narrow.donations.count == 3)
                #expect(wide.donations.count == 10)
                let rule = Tips.Rule(narrow) { $0.donations.count == 3 && $0.donations.donatedWithin(.day).count == 3 }
                #expect(center.status(of: "t") { TipDefinition(id: "t", rules: [rule]) } == .available)
            }
        }

        @Test("A tip's explanation shortens a long parameter value", .tipCenter()) func longValue() {
            LongTip.draft = String(repeating: "long ", count: 200_000)
            let explanation = LongTip().explain()
            #expect(explanation.summary.utf8.count < 1_000)
            #expect(explanation.rules.flatMap(\.measurements).allSatisfy { $0.utf8.count < 500 })
            #expect(explanation.summary.contains("draft = long long"))
        }

        @Test("configure stores the newest 1000 of the donations made before it") func early() throws {
            let center = TipCenter(clock: ManualClock())
            let event = Tips.Event<Int>(id: "early", donationLimit: .init(maximumCount: 5_000))
            center.run { for number in 0..<1_500 { event.sendDonation(number) } }
            let store = InMemoryTipStore()
            try center.configure(store: store)
            center.run { event.donate(-1) }
            let payloads = try store.donations(ofEvent: "early", after: .distantPast, maximumCount: 5_000).map(
                \.payload
            )
            #expect(payloads == (500..<1_500).map { "\($0)" } + ["-1"])
        }

        @Test(
            "If a tip's status changes right after it was read off the main actor, observers are still notified",
            .timeLimit(.minutes(10))
        )
        func observedElsewhere() async throws {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: InMemoryTipStore())
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            DispatchQueue.global().async {
                withObservationTracking {
                    center.run { _ = OneTip().status }
                    center.run { OneTip().invalidate(reason: .tipClosed) }
                    // Let the main actor notify the observers of the change before this observation starts.
                    let isTold = DispatchSemaphore(value: 0)
                    Task { @MainActor in isTold.signal() }
                    isTold.wait()
                } onChange: {
                    continuation.finish()
                }
            }
            for await _ in changes {}
            #expect(center.run { OneTip().status } == .invalidated(.tipClosed))
        }

        @Test(
            "Changes that couldn't be stored are stored later without another call by the app",
            .timeLimit(.minutes(10))
        )
        func triedAgain() async throws {
            let store = RefusingStore()
            let center = TipCenter(clock: ManualClock(), retryPause: .milliseconds(1))
            try center.configure(store: store)
            store.refuses = true
            center.run { OneTip().invalidate(reason: .tipClosed) }
            #expect(center.run { OneTip().status } == .invalidated(.tipClosed))
            #expect(try store.record(ofTip: "OneTip").invalidation == nil)
            let (commits, continuation) = AsyncStream.makeStream(of: Void.self)
            let watch = try store.base.watch { continuation.finish() }
            defer { withExtendedLifetime(watch) {} }
            store.refuses = false
            for await _ in commits {}
            #expect(try store.record(ofTip: "OneTip").invalidation?.reason == .tipClosed)
        }

        @Test(
            "Changes that couldn't be stored are stored later even if their tip center was released",
            .timeLimit(.minutes(10))
        )
        func letGo() async throws {
            let store = RefusingStore()
            let (commits, continuation) = AsyncStream.makeStream(of: Void.self)
            weak var gone: TipCenter?
            do {
                let center = TipCenter(clock: ManualClock(), retryPause: .milliseconds(1))
                gone = center
                try center.configure(store: store)
                store.refuses = true
                center.run { OneTip().invalidate(reason: .tipClosed) }
            }
            let watch = try store.base.watch { continuation.finish() }
            defer { withExtendedLifetime(watch) {} }
            store.refuses = false
            for await _ in commits {}
            #expect(try store.record(ofTip: "OneTip").invalidation?.reason == .tipClosed)
            while gone != nil { await Task.yield() }
        }
    }
#endif
