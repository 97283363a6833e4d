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
    @Test("Everything but the title has a default") func defaults() {
        let tip = PlainTip()
        #expect(tip.id == "PlainTip")
        #expect(tip.message == nil)
        #expect(tip.image == nil)
        #expect(tip.rules.isEmpty)
        #expect(tip.options.isEmpty)
        #expect(tip.actions.isEmpty)
    }

    @Test("B2.2 B2.3 An id of its own gives a tip a state of its own") func identity() throws {
        let center = try TipCenter.forTesting()
        center.run {
            NumberedTip(number: 1).invalidate(reason: .tipClosed)
            #expect(NumberedTip(number: 1).status == .invalidated(.tipClosed))
            #expect(NumberedTip(number: 2).status == .available)
            #expect(AnyTip(NumberedTip(number: 1)).status == .invalidated(.tipClosed))
        }
    }

    @Test("C13 Actions get their index, and an id derived from it where they have none") func actions() {
        let actions = RichTip().actions
        #expect(actions.map(\.id) == ["action-0", "named"])
        #expect(actions.map(\.index) == [0, 1])
        #expect(Tips.Action(title: "alone").index == nil)
    }

    @Test("B5.4 An action's handler runs before the view's closure, and both run") @MainActor func handlers() {
        let order = Recorder()
        let action = Tips.Action(id: "a", title: "A") { order.note("own") }
        action.alsoPerforming { order.note("view \($0.id)") }.handler()
        #expect(order.notes == ["own", "view a"])
    }

    @Test("A tip of any type keeps id, content and limits of what it wraps") func erased() {
        let erased = AnyTip(AnyTip(RichTip()))
        #expect(erased.id == "RichTip")
        #expect(erased.options.count == 2)
        #expect(erased.actions.count == 2)
        #expect(erased.definition.typeName == "RichTip")
    }

    @Test("B9 C21 An error is matched in a catch, and described by its name") func errors() {
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

    @Test("B3.4 C8 resetEligibility brings a closed tip back, with its counts forgotten") func resetEligibility()
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
