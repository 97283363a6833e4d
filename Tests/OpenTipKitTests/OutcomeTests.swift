#if Macros
    import Foundation
    import OpenTipKitTesting
    import Testing

    @testable import OpenTipKit

    @Suite struct OutcomeTests {
        struct OneTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("One") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
            var actions: [Action] { Action(id: "go", title: "Go") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        @Test(
            "Tips.outcomes yields a tip's events in order: eligible, displayed, action, closed, invalidated",
            .tipCenter(frequency: .daily)
        ) @MainActor
        func inOrder() async throws {
            let clock = try #require(TestTips.clock)
            #expect(OneTip().status == .pending)
            var outcomes = Tips.outcomes.makeAsyncIterator()
            OneTip.isOn = true
            let display = try #require(OneTip().beginDisplay())
            TipViewStyleConfiguration(tip: OneTip(), action: { _ in }, presenter: TipPresenter()).actions.first?
                .handler()
            clock.advance(by: 5)
            display.close(.closeButton)
            display.end()
            await OneTip().resetEligibility()
            #expect(await outcomes.next()?.kind == .eligible)
            #expect(await outcomes.next()?.kind == .displayed)
            #expect(await outcomes.next()?.kind == .action(id: "go"))
            let closed = await outcomes.next()
            #expect(closed == Tips.Outcome(tip: "OneTip", date: clock.now, kind: .closed(.closeButton)))
            #expect(await outcomes.next()?.kind == .invalidated(.tipClosed))
            #expect(await outcomes.next()?.kind == .eligible)
        }

        @Test("Pressing a tip's action causes an outcome at once", .tipCenter()) @MainActor
        func action() async {
            var outcomes = Tips.outcomes.makeAsyncIterator()
            TipViewStyleConfiguration(tip: OneTip(), action: { _ in }, presenter: TipPresenter()).actions.first?
                .handler()
            // Without an outcome of the action, the next one is this one.
            TipCenter.current.emit(.eligible, of: "another tip")
            #expect(await outcomes.next()?.kind == .action(id: "go"))
        }

        @Test("Closing or ending a reserved display that wasn't seen causes no outcome", .tipCenter()) func reserved()
            async throws
        {
            let display = try #require(TipCenter.current.reserveDisplay(of: TwoTip().definition))
            #expect(TwoTip().status == .available)
            var outcomes = Tips.outcomes.makeAsyncIterator()
            display.close(.closeButton)
            TwoTip().invalidate(reason: .tipClosed)
            display.end()
            await TwoTip().resetEligibility()
            #expect(await outcomes.next()?.kind == .invalidated(.tipClosed))
            #expect(await outcomes.next()?.kind == .eligible)
        }

        @Test("Tips.explain(id:) returns nil for tips that weren't used yet", .tipCenter()) func explainByID() {
            #expect(Tips.explain(id: "TwoTip") == nil)
            #expect(TwoTip().status == .available)
            #expect(Tips.explain(id: "TwoTip")?.status == .available)
            TwoTip().invalidate(reason: .actionPerformed)
            #expect(Tips.explain(id: "TwoTip")?.summary == "Hidden: the person did what it teaches.")
        }

        @Test("A parameter's update(from:) sets the parameter to each element of a sequence", .tipCenter())
        func following()
            async
        {
            let values = AsyncStream<Bool> { continuation in
                for value in [false, true, true] { continuation.yield(value) }
                continuation.finish()
            }
            await OneTip.$isOn.update(from: values)
            #expect(OneTip.isOn)
            #expect(OneTip().status == .available)
        }

        @Test("A tip's record includes the time of a display that hasn't ended yet", .tipCenter()) func record() throws
        {
            let clock = try #require(TestTips.clock)
            let display = try #require(TwoTip().beginDisplay())
            clock.advance(by: 7)
            #expect(TwoTip().record.displayDuration == 7)
            display.end()
            clock.advance(by: 7)
            #expect(TwoTip().record.displayDuration == 7)
        }
    }
#endif
