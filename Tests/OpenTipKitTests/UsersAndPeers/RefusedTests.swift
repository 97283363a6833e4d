#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    /// Changes that can't be stored apply in memory until the process ends, even after other processes' commits.
    @Suite struct RefusedTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        struct OnceTip: Tip {
            var title: Text { Text("Once") }
            var options: [any TipOption] { MaxDisplayCount(1) }
        }

        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct VisitTip: Tip {
            static let visited = Event(id: "visited")
            static let left = Event(id: "left")
            var title: Text { Text("Visit") }
            var rules: [Rule] { #Rule(Self.visited) { $0.donations.count == 1 } }
        }

        /// A tip that becomes available when another process sets the parameter.
        struct OthersTip: Tip {
            @Parameter static var count: Int = 0
            let number: Int
            var id: String { "others-\(number)" }
            var title: Text { Text("Others") }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
            var rules: [Rule] {
                let number = number
                return [Rule(Self.$count) { $0 >= number }]
            }
        }

        private func launch(
            _ store: any TipStore,
            frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
        ) throws -> TipCenter {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: store, frequency: frequency)
            return center
        }

        /// Sets a parameter as another process, and waits until a center has received the change.
        private func change(_ number: Int, in store: RefusingStore, seenBy center: TipCenter) async throws {
            var updates = center.run { OthersTip(number: number).statusUpdates }.makeAsyncIterator()
            #expect(await updates.next() == .pending)
            try launch(store.base).run { OthersTip.count = number }
            store.tellOfChange()
            #expect(await updates.next() == .available)
        }

        @Test("A tip closed while the datastore can't be written stays closed until the next launch") func closing()
            async throws
        {
            let store = RefusingStore()
            let center = try launch(store)
            store.refuses = true
            center.run { OneTip().invalidate(reason: .tipClosed) }
            #expect(center.run { OneTip().status } == .invalidated(.tipClosed))
            for number in 1...2 {
                try await change(number, in: store, seenBy: center)
                #expect(center.run { OneTip().status } == .invalidated(.tipClosed))
            }
            #expect(try launch(store).run { OneTip().status } == .available)
        }

        @Test("A donation is counted even if the datastore can't be read or written") func unreadable() throws {
            let store = RefusingStore()
            try launch(store).run { VisitTip.left.donate() }
            let center = try launch(store)
            (store.refuses, store.refusesReads) = (true, true)
            center.run {
                #expect(VisitTip().status == .pending)
                VisitTip.visited.donate()
                #expect(VisitTip().status == .available)
                #expect(VisitTip.visited.donations.count == 1)
            }
            (store.refuses, store.refusesReads) = (false, false)
            center.run {
                VisitTip.visited.donate()
                #expect(VisitTip.visited.donations.count == 2)
                #expect(VisitTip().status == .pending)
            }
        }

        @Test("A display that can't be stored is counted and delays other tips until the next launch") func display()
            async throws
        {
            let clock = ManualClock()
            let store = RefusingStore()
            let center = TipCenter(clock: clock)
            try center.configure(store: store, frequency: .daily)
            store.refuses = true
            let begun = center.run { OneTip().beginDisplay() }
            let display = try #require(begun)
            clock.advance(by: 5)
            display.end()
            let shown = TipRecord(displayCount: 1, displayDuration: 5, firstDisplayed: moment, lastDisplayed: moment)
            #expect(center.run { OneTip().record } == shown)
            try await change(1, in: store, seenBy: center)
            #expect(center.run { OneTip().record } == shown)
            #expect(center.run { TwoTip().status } == .pending)
            let later = try launch(store, frequency: .daily)
            #expect(later.run { OneTip().record } == TipRecord())
            #expect(later.run { TwoTip().status } == .available)
        }

        @Test("A tip whose last display couldn't be stored stays invalidated") func lastDisplay() async throws {
            let store = RefusingStore()
            let center = try launch(store)
            store.refuses = true
            let begun = center.run { OnceTip().beginDisplay() }
            try #require(begun).end()
            #expect(center.run { OnceTip().status } == .invalidated(.displayCountExceeded))
            try await change(1, in: store, seenBy: center)
            #expect(center.run { OnceTip().status } == .invalidated(.displayCountExceeded))
        }

        @Test("A parameter value that can't be stored applies until the next launch")
        func parameter() async throws {
            let store = RefusingStore()
            let center = try launch(store)
            store.refuses = true
            center.run { FlagTip.isOn = true }
            try await change(1, in: store, seenBy: center)
            #expect(center.run { FlagTip.isOn } == true)
            #expect(center.run { FlagTip().status } == .available)
            #expect(try launch(store).run { FlagTip.isOn } == false)
        }

        @Test(
            "A donation that can't be stored is counted, and is stored together with the next one",
            arguments: [false, true]
        )
        func donation(isReadBefore: Bool) async throws {
            let store = RefusingStore()
            let center = try launch(store)
            if isReadBefore { #expect(center.run { VisitTip().status } == .pending) }
            store.refuses = true
            await center.run { await VisitTip.visited.donate() }
            #expect(center.run { VisitTip.visited.donations.count } == 1)
            #expect(center.run { VisitTip().status } == .available)
            try await change(1, in: store, seenBy: center)
            #expect(center.run { VisitTip.visited.donations.count } == 1)
            #expect(center.run { VisitTip().status } == .available)
            #expect(try launch(store).run { VisitTip.visited.donations.isEmpty })

            store.refuses = false
            await center.run { await VisitTip.left.donate() }
            #expect(center.run { VisitTip.visited.donations.count } == 1)
            #expect(try launch(store).run { VisitTip.visited.donations.count } == 1)
        }

        @Test("A donation stored by a retry is counted once, even if a tip is reset during the retry")
        func resetMeanwhile() async throws {
            let base = MeddlingStore()
            let store = RefusingStore(base)
            let center = try launch(store)
            store.refuses = true
            await center.run { await VisitTip.visited.donate() }
            store.refuses = false
            base.meddle(.committed) { center.resetEligibility(of: OneTip().definition) }
            await center.run { await VisitTip.left.donate() }
            try #require(base.finish())
            #expect(center.run { VisitTip.visited.donations.count } == 1)
            await center.run { await VisitTip.left.donate() }
            #expect(center.run { VisitTip.visited.donations.count } == 1)
            #expect(center.run { VisitTip.left.donations.count } == 2)
            #expect(try base.tally(ofEvent: "visited") == 1)
        }
    }
#endif
