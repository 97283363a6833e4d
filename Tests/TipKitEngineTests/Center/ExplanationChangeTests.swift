import Observation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Observers of a tip's explanation are notified when it changes, even if the tip's decision doesn't.
@Suite @MainActor struct ExplanationChangeTests {
    private let fixture: Fixture
    private let tip = TipDefinition(id: "b")

    init() throws {
        fixture = try Fixture()
        // The decision isn't observed yet, so its notification can't be mistaken for the change that a test waits for.
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

    @Test("Nothing is published without a change") func unchanged() async {
        let isTold = await self.isTold {}
        #expect(!isTold)
    }

    @Test("A change of the group's current member is published") func groupTurn() async {
        #expect(explanation.groupTurn == nil)
        let isTold = await self.isTold {
            fixture.center.setGroupTurn("a", among: ["a", "b"], isOrdered: false)
        }
        #expect(isTold)
        #expect(explanation.groupTurn == "a")
    }

    @Test("The popover that a tip waits for is published when the wait begins") func waits() async {
        var waits: [PopoverWait] = []
        let isTold = await self.isTold { waits.append(fixture.center.wait(of: "b", behind: "a")) }
        #expect(isTold)
        #expect(explanation.openPopover == "a")
        withExtendedLifetime(waits) {}
    }

    @Test("The end of a popover's wait is published") func waitsNoMore() async {
        var waits = [fixture.center.wait(of: "b", behind: "a")]
        #expect(explanation.openPopover == "a")
        let isTold = await self.isTold { waits.removeAll() }
        #expect(isTold)
        #expect(explanation.openPopover == nil)
    }
}
