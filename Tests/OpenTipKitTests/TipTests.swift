import OpenTipKitTesting
import Testing

@testable import OpenTipKit

struct PlainTip: Tip {
    var title: Text { Text("Plain") }
}

struct NumberedTip: Tip {
    let number: Int
    var id: String { "numbered-\(number)" }
    var title: Text { Text("Number \(number)") }
}

struct RichTip: Tip {
    var title: Text { Text("Rich") }
    var message: Text? { Text("With all there is.") }
    var image: Image? { Image(systemName: "star") }
    var options: [any TipOption] {
        MaxDisplayCount(3)
        IgnoresDisplayFrequency(true)
    }
    var actions: [Action] {
        Action(title: "First")
        Action(id: "named", title: "Second")
    }
}

@Suite struct TipTests {
    @Test("All requirements of Tip except the title have defaults") func defaults() {
        let tip = PlainTip()
        #expect(tip.id == "PlainTip")
        #expect(tip.message == nil)
        #expect(tip.image == nil)
        #expect(tip.rules.isEmpty)
        #expect(tip.options.isEmpty)
        #expect(tip.actions.isEmpty)
    }

    @Test("B2.2 B2.3 Tips with different ids have separate statuses, and AnyTip shares its tip's status")
    func identity() throws {
        let center = try TipCenter.forTesting()
        center.run {
            NumberedTip(number: 1).invalidate(reason: .tipClosed)
            #expect(NumberedTip(number: 1).status == .invalidated(.tipClosed))
            #expect(NumberedTip(number: 2).status == .available)
            #expect(AnyTip(NumberedTip(number: 1)).status == .invalidated(.tipClosed))
        }
    }

    @Test("C13 A tip's actions get an index, and an action without an id gets one derived from the index")
    func actions() {
        let actions = RichTip().actions
        #expect(actions.map(\.id) == ["action-0", "named"])
        #expect(actions.map(\.index) == [0, 1])
        #expect(Tips.Action(title: "alone").index == nil)
    }

    @Test("B5.4 Pressing a tip's action runs the action's handler, then the view's closure") @MainActor func handlers()
    {
        let order = Recorder()
        let action = Tips.Action(id: "a", title: "A") { order.note("own") }
        action.alsoPerforming { order.note("view \($0.id)") }.handler()
        #expect(order.notes == ["own", "view a"])
    }

    @Test("AnyTip has the id, options, actions and type name of the tip that it wraps") func erased() {
        let erased = AnyTip(AnyTip(RichTip()))
        #expect(erased.id == "RichTip")
        #expect(erased.options.count == 2)
        #expect(erased.actions.count == 2)
        #expect(erased.definition.typeName == "RichTip")
    }

    @Test("B9 C21 A TipKitError can be matched in a catch pattern, and its description is its name") func errors() {
        do {
            throw TipKitError.tipsDatastoreAlreadyConfigured
        } catch TipKitError.tipsDatastoreAlreadyConfigured {
            #expect(TipKitError.tipsDatastoreAlreadyConfigured.errorDescription == "tipsDatastoreAlreadyConfigured")
        } catch {
            Issue.record("not matched: \(error)")
        }
        let other: any Error = TipKitError.missingGroupContainerEntitlements
        #expect(!(TipKitError.tipsDatastoreAlreadyConfigured ~= other))
    }

    @Test("B3.4 C8 resetEligibility makes a closed tip available again and clears its display count")
    func resetEligibility()
        async throws
    {
        let center = try TipCenter.forTesting()
        await center.run {
            RichTip().beginDisplay()?.end()
            RichTip().invalidate(reason: .tipClosed)
            await RichTip().resetEligibility()
            #expect(RichTip().status == .available)
            #expect(RichTip().explain().displayCount == 0)
        }
    }
}

@MainActor
final class Recorder {
    private(set) var notes: [String] = []

    nonisolated init() {}

    func note(_ text: String) { notes.append(text) }
}

extension TipCenter {
    /// A center with a manual clock and a store in memory.
    static func forTesting(
        clock: ManualClock = ManualClock(),
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(store: InMemoryTipStore(), frequency: frequency)
        return center
    }
}
