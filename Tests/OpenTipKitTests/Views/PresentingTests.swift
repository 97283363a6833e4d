import OpenTipKitTesting
import Testing
import TipUI
import TipUIConformance

@testable import OpenTipKit

/// Tests how a page coordinates the displays of its tips with its popover queue.
@Suite @MainActor struct PresentingTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct OtherTip: Tip {
        var title: Text { Text("Other") }
    }

    @Test("Closing a tip's display stops its time and invalidates the tip at once", .tipCenter()) func closing()
        async throws
    {
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

    @Test("When a page switches to another person, its display ends and a display of the new person is counted")
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

    @Test("A page that switches to another person applies its own tip's rules, not another tip's with the same id")
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

    @Test("The popovers of a page keep their order when the page switches to another person")
    func anotherPersonsPopovers() throws {
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

    /// A page with two popovers that is redrawn when `model.isSwitched` changes.
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

    /// A page with an inline tip that is redrawn when `model.isSwitched` changes.
    struct PersonPage: View {
        let model: PageModel
        var tip: any Tip = OneTip()

        var body: some View {
            let _ = model.isSwitched
            TipView(tip)
        }
    }

    @Test(
        "The explanation of a tip in several popovers of a page doesn't say that the tip waits for itself",
        .tipCenter()
    )
    func rows() {
        let graph = Graph(
            VStack { ForEach(0..<3) { Text("Row \($0)").popoverTip(OneTip()) } },
            renderer: NoRenderer(),
            host: GraphHost(of: .current)
        )
        #expect(graph.snapshot().texts == ["Row 0", "One", "Row 1", "Row 2"])
        #expect(OneTip().explain().openPopover == nil)
    }

    private func request(
        from presenter: TipPresenter,
        _ tip: any Tip = OneTip(),
        _ visibility: ViewVisibility.State = .visible
    ) -> DisplayRequest {
        presenter.request(tip, isPresented: nil, visibility: visibility, isInline: false)
    }

    @Test(
        "A view's display request changes only when its tip, visibility or person changes, or after a reset",
        .tipCenter()
    )
    func equality() async throws {
        let presenter = TipPresenter()
        let first = request(from: presenter)
        #expect(request(from: presenter) == first)
        #expect(request(from: TipPresenter()) != first)
        #expect(request(from: presenter, OtherTip()) != first)
        #expect(request(from: presenter, OneTip(), .hidden) != first)
        let other = try TipCenter.forTesting(clock: ManualClock())
        #expect(other.run { request(from: presenter) } != first)
        presenter.apply(first, isTurn: true)
        #expect(request(from: presenter) == first)
        await OneTip().resetEligibility()
        #expect(request(from: presenter) != first)
    }

    @Test("When a popover is removed from the page, the next popover opens", .tipCenter()) func turns() {
        let popovers = PageDisplays()
        let presenters = (0..<3).map { _ in TipPresenter() }
        let requests = presenters.map { request(from: $0) }
        popovers.update(requests)
        #expect(presenters.map { $0.drawn != nil } == [true, false, false])
        presenters[0].leave()
        popovers.update(Array(requests.dropFirst()))
        #expect(presenters.map { $0.drawn != nil } == [false, true, false])
    }

    @Test("A popover that was removed from the page is released from memory", .tipCenter()) func release() {
        let popovers = PageDisplays()
        weak var left: TipPresenter?
        do {
            let presenter = TipPresenter()
            left = presenter
            popovers.update([request(from: presenter)])
            popovers.update([])
        }
        #expect(left == nil)
    }
}
