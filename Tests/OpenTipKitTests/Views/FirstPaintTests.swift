import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI
import TipUIConformance

/// The content that a page has before a client, such as a browser, connects.
@Suite @MainActor struct FirstPaintTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    /// A tip that ignores the display frequency, but whose display delays other tips.
    struct ExemptTip: Tip {
        var title: Text { Text("Exempt") }
        var options: [any TipOption] { IgnoresDisplayFrequency(true) }
    }

    /// A tip whose rules can change while its id stays the same.
    struct ChangedTip: Tip {
        var isHeldBack = false
        var id: String { "changed" }
        var title: Text { Text("Changed") }
        var rules: [Rule] { [Rule(source: "it isn't held back") { [isHeldBack] in !isHeldBack }] }
    }

    /// Returns the texts of the first render of a page that is never visible.
    private func firstTexts(_ view: some View) -> [String] {
        let graph = Graph(view, renderer: NoRenderer(), host: GraphHost(of: .current))
        defer { graph.unmount() }
        return graph.snapshot().texts
    }

    @Test("The first render of a page draws its tips without counting displays", .tipCenter()) func first() {
        let page = VStack {
            TipView(OneTip())
            Text("Feature").popoverTip(TwoTip())
        }
        #expect(firstTexts(page) == ["One", "Feature", "Two"])
        #expect(OneTip().record.displayCount == 0)
        #expect(TwoTip().record.displayCount == 0)
    }

    @Test(
        "Under a display frequency the first render of a page draws only the first eligible tip",
        .tipCenter(frequency: .daily)
    )
    func frequency() {
        let inline = VStack {
            TipView(OneTip())
            TipView(TwoTip())
        }
        #expect(firstTexts(inline) == ["One"])
        let mixed = VStack {
            Text("Feature").popoverTip(OneTip())
            TipView(TwoTip())
        }
        #expect(firstTexts(mixed) == ["Feature", "One"])
        let popovers = VStack {
            Text("A").popoverTip(TwoTip())
            Text("B").popoverTip(OneTip())
        }
        #expect(firstTexts(popovers) == ["A", "Two", "B"])
    }

    @Test(
        "The first render omits tips that the display of an earlier, exempt tip would delay",
        .tipCenter(frequency: .daily)
    )
    func exempt() {
        let page = VStack {
            TipView(ExemptTip())
            Text("Feature").popoverTip(OneTip())
        }
        #expect(firstTexts(page) == ["Exempt", "Feature"])
        #expect(OneTip().status == .available)
        let reversed = VStack {
            Text("Feature").popoverTip(TwoTip())
            TipView(ExemptTip())
        }
        #expect(firstTexts(reversed) == ["Feature", "Two", "Exempt"])
    }

    @Test(
        "The first render applies an inline tip's own rules, not those of an earlier tip with the same id",
        .tipCenter()
    )
    func definition() {
        #expect(firstTexts(TipView(ChangedTip(isHeldBack: true))).isEmpty)
        #expect(firstTexts(TipView(ChangedTip())) == ["Changed"])
        #expect(firstTexts(TipView(ChangedTip(isHeldBack: true))).isEmpty)
    }

    @Test(
        "The first render applies a popover tip's own rules, not those of an earlier tip with the same id",
        .tipCenter()
    )
    func definitionOfPopover() {
        func texts(isHeldBack: Bool) -> [String] {
            firstTexts(Text("Feature").popoverTip(ChangedTip(isHeldBack: isHeldBack)))
        }
        #expect(texts(isHeldBack: true) == ["Feature"])
        #expect(texts(isHeldBack: false) == ["Feature", "Changed"])
        #expect(texts(isHeldBack: true) == ["Feature"])
    }

    @Test("Reading a TipView's body reserves no display, so other tips stay available", .tipCenter(frequency: .daily))
    func body() {
        let view = TipView(OneTip())
        _ = view.body
        #expect(TwoTip().status == .available)
        withExtendedLifetime(view) {}
    }

    @Test(
        "A page that is unmounted before a client connected ends its reserved displays",
        .tipCenter(frequency: .daily)
    )
    func takenDown() {
        let graph = Graph(TipView(OneTip()), renderer: NoRenderer(), host: GraphHost(of: .current))
        #expect(TwoTip().status == .pending)
        graph.unmount()
        #expect(TwoTip().status == .available)
    }
}
