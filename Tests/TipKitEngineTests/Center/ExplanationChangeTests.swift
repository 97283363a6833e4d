import Observation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Observers of a tip's explanation are notified of each change, including changes that don't affect the status.
@Suite @MainActor struct ExplanationChangeTests {
    private let fixture: Fixture
    private let tip = TipDefinition(id: "b")

    init() throws {
        fixture = try Fixture()
        // Decide about the tip before a test observes it, so that the decision doesn't count as the expected change.
        fixture.center.register(tip)
        fixture.center.catchUp()
    }

    private var explanation: Tips.Explanation { fixture.center.explain(tip) }

    /// Reads the explanation, and returns whether a later change notifies its observer within a few turns of the main
    /// actor.
    private func isTold(of change: () -> Void) async -> Bool {
        let told = Mutex(false)
        withObservationTracking {
            _ = fixture.center.explain(tip)
        } onChange: {
            told.withLock { $0 = true }
        }
        change()
        var turns = 0
        while !told.withLock({ $0 }), turns < 10_000 {
            await Task.yield()
            turns += 1
        }
        return told.withLock { $0 }
    }

    @Test("Observers of an explanation aren't notified if nothing changes") func unchanged() async {
        let isTold = await self.isTold {}
        #expect(!isTold)
    }

    @Test("Observers of a tip's explanation are notified when another tip of its group becomes current")
    func groupTurn() async {
        #expect(explanation.groupTurn == nil)
        let isTold = await self.isTold {
            fixture.center.setGroupTurn("a", among: ["a", "b"], isOrdered: false)
        }
        #expect(isTold)
        #expect(explanation.groupTurn == "a")
    }

    @Test("Observers of a tip's explanation are notified when the tip starts to wait for an open popover") func waits()
        async
    {
        var waits: [PopoverWait] = []
        let isTold = await self.isTold { waits.append(fixture.center.wait(of: "b", behind: "a")) }
        #expect(isTold)
        #expect(explanation.openPopover == "a")
        withExtendedLifetime(waits) {}
    }

    @Test("Observers of a tip's explanation are notified when the tip no longer waits for an open popover")
    func waitsNoMore() async {
        var waits = [fixture.center.wait(of: "b", behind: "a")]
        #expect(explanation.openPopover == "a")
        let isTold = await self.isTold { waits.removeAll() }
        #expect(isTold)
        #expect(explanation.openPopover == nil)
    }
}
