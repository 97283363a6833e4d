import Observation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Whoever has read a tip's explanation is told when it is another, though the tip's decision isn't.
@Suite @MainActor struct ExplanationChangeTests {
    private let fixture: Fixture
    private let tip = TipDefinition(id: "b")

    init() throws {
        fixture = try Fixture()
        // A decision that nobody has read is told to nobody: it can't be taken for the change that a test waits for.
        fixture.center.register(tip)
        fixture.center.catchUp()
    }

    private var explanation: Tips.Explanation { fixture.center.explain(tip) }

    /// Reads the explanation, and says whether a change after that is told: within a few turns of the main actor, or
    /// never.
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
