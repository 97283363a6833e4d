import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// The content of a page before a client connects.
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

    @Test("The first tree has its tips, drawn and uncounted", .tipCenter()) func first() {
        let page = VStack {
            TipView(OneTip())
            Text("Feature").popoverTip(TwoTip())
        }
        #expect(firstTexts(page) == ["One", "Feature", "Two"])
        #expect(OneTip().record.displayCount == 0)
        #expect(TwoTip().record.displayCount == 0)
    }

    @Test("Of two tips that may appear under a frequency the first tree has the first", .tipCenter(frequency: .daily))
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
        "Beside a tip that ignores the frequency the first tree has none that its display would take away",
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

    @Test("The first tree follows a tip's own rules, though one of its id was drawn under others", .tipCenter())
    func definition() {
        #expect(firstTexts(TipView(ChangedTip(isHeldBack: true))).isEmpty)
        #expect(firstTexts(TipView(ChangedTip())) == ["Changed"])
        #expect(firstTexts(TipView(ChangedTip(isHeldBack: true))).isEmpty)
    }

    @Test(
        "A popover in the first tree follows its tip's own rules, though one of its id was drawn under others",
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

    @Test("To ask a view for its body keeps no place and shows nothing", .tipCenter(frequency: .daily)) func body() {
        let view = TipView(OneTip())
        _ = view.body
        #expect(TwoTip().status == .available)
        withExtendedLifetime(view) {}
    }

    @Test("A page that is taken down before any client came gives its places back", .tipCenter(frequency: .daily))
    func takenDown() {
        let graph = Graph(TipView(OneTip()), renderer: NoRenderer(), host: GraphHost(of: .current))
        #expect(TwoTip().status == .pending)
        graph.unmount()
        #expect(TwoTip().status == .available)
    }
}
