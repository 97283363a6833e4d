import OpenTipKitTesting
import Testing
import TipUI

@testable import OpenTipKit

/// The coordination of display lifecycles and the popover queue.
@Suite @MainActor struct PresentingTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct OtherTip: Tip {
        var title: Text { Text("Other") }
    }

    @Test("What closes a tip ends its display in the same step", .tipCenter()) func closing() async throws {
        let clock = try #require(TestTips.clock)
        let display = try #require(OneTip().beginDisplay())
        clock.advance(by: 5)
        var outcomes = Tips.outcomes.makeAsyncIterator()
        display.close(.dismissed)
        #expect(!display.isValid)
        clock.advance(by: 5)
        #expect(OneTip().record.displayDuration == 5)
        #expect(OneTip().status == .invalidated(.tipClosed))
        #expect(await outcomes.next()?.kind == .closed(.dismissed))
        #expect(await outcomes.next()?.kind == .invalidated(.tipClosed))
    }

    @Test("A page that becomes another person's ends the first one's display, and counts the second one's")
    func anotherPerson() throws {
        let clocks = [ManualClock(), ManualClock()]
        let people = try clocks.map { try TipCenter.forTesting(clock: $0) }
        let model = PageModel()
        let host = GraphHost(scope: { body in people[model.isSwitched ? 1 : 0].run(body) })
        let graph = Graph(PersonPage(model: model), renderer: NoRenderer(), host: host)
        graph.appear()
        #expect(people.map { $0.run { OneTip().record.displayCount } } == [1, 0])
        model.isSwitched = true
        graph.flush()
        #expect(graph.snapshot().texts == ["One"])
        #expect(people.map { $0.run { OneTip().record.displayCount } } == [1, 1])
        for clock in clocks { clock.advance(by: 5) }
        #expect(people.map { $0.run { OneTip().record.displayDuration } } == [0, 5])
    }

    /// A tip whose rules can change while its id stays the same.
    struct ChangedTip: Tip {
        var isHeldBack = false
        var id: String { "changed" }
        var title: Text { Text("Changed") }
        var rules: [Rule] { [Rule(source: "it isn't held back") { [isHeldBack] in !isHeldBack }] }
    }

    @Test("A page that becomes another person's follows its tip's own rules, though that person met others of its id")
    func anotherPersonsRules() throws {
        let people = try (0..<2).map { _ in try TipCenter.forTesting(clock: ManualClock()) }
        people[1].run { #expect(ChangedTip(isHeldBack: true).status == .pending) }
        let model = PageModel()
        let host = GraphHost(scope: { body in people[model.isSwitched ? 1 : 0].run(body) })
        let graph = Graph(PersonPage(model: model, tip: ChangedTip()), renderer: NoRenderer(), host: host)
        #expect(graph.snapshot().texts == ["Changed"])
        model.isSwitched = true
        graph.flush()
        #expect(graph.snapshot().texts == ["Changed"])
    }

    @Test("On a page that becomes another person's the popovers keep their order") func anotherPersonsPopovers() throws
    {
        let people = try (0..<2).map { _ in try TipCenter.forTesting(clock: ManualClock()) }
        let model = PageModel()
        let host = GraphHost(scope: { body in people[model.isSwitched ? 1 : 0].run(body) })
        let graph = Graph(PopoversPage(model: model), renderer: NoRenderer(), host: host)
        graph.appear()
        #expect(graph.snapshot().texts == ["A", "One", "B"])
        model.isSwitched = true
        graph.flush()
        #expect(graph.snapshot().texts == ["A", "One", "B"])
        #expect(people.map { $0.run { OneTip().record.displayCount } } == [1, 1])
    }

    /// A page with two popovers that is redrawn when its model is switched.
    struct PopoversPage: View {
        let model: PageModel

        var body: some View {
            let _ = model.isSwitched
            VStack {
                Text("A").popoverTip(OneTip())
                Text("B").popoverTip(OtherTip())
            }
        }
    }

    /// A page that is redrawn when its model is switched.
    struct PersonPage: View {
        let model: PageModel
        var tip: any Tip = OneTip()

        var body: some View {
            let _ = model.isSwitched
            TipView(tip)
        }
    }

    @Test("A tip that several popovers of a page nobody has seen point out isn't said to wait for itself", .tipCenter())
    func rows() {
        let graph = Graph(
            VStack { ForEach(0..<3) { Text("Row \($0)").popoverTip(OneTip()) } },
            renderer: NoRenderer(),
            host: GraphHost(of: .current)
        )
        #expect(graph.snapshot().texts == ["Row 0", "One", "Row 1", "Row 2"])
        #expect(OneTip().explain().openPopover == nil)
    }

    @Test("A popover is settled anew when another changes its turn, and only then", .tipCenter()) func turns() {
        let popovers = PageDisplays()
        let places = (0..<3).map { _ in PopoverPlace() }
        var settled: [Int] = []
        let requests = places.enumerated().map { index, place in
            DisplayRequest(presenter: TipPresenter(), place: place) { askForTurn in
                settled.append(index)
                let isOpen = askForTurn(DisplayLifecycle.Input(tip: "a"), .current)
                return DisplayRequest.Outcome(isSettled: true, isDrawn: isOpen)
            }
        }
        popovers.update(requests)
        #expect(settled == [0, 1, 2])
        popovers.update(Array(requests.dropFirst()))
        #expect(places.dropFirst().map(\.turn) == [.open, .behind(tip: "a")])
        #expect(settled == [0, 1, 2, 1])
    }

    @Test("A popover that has left the page is let go", .tipCenter()) func letGo() {
        let popovers = PageDisplays()
        weak var left: PopoverPlace?
        do {
            let place = PopoverPlace()
            left = place
            let request = DisplayRequest(presenter: TipPresenter(), place: place) { askForTurn in
                DisplayRequest.Outcome(isSettled: true, isDrawn: askForTurn(DisplayLifecycle.Input(tip: "a"), .current))
            }
            popovers.update([request])
            popovers.update([])
        }
        #expect(left == nil)
    }
}
