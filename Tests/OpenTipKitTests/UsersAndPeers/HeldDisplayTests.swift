import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipUI
import TipUIConformance

/// Views whose displays are ended by a reset or refused by the engine.
@Suite @MainActor struct HeldDisplayTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct OnceTip: Tip {
        var title: Text { Text("Once") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    /// A tip that may be displayed once, and that counts the reads of its id.
    struct CountedTip: Tip {
        let asked: AskCount
        var title: Text { Text("Counted") }
        var options: [any TipOption] { MaxDisplayCount(1) }

        var id: String {
            asked.note()
            return "counted"
        }
    }

    final class AskCount: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func note() { count.withLock { $0 += 1 } }
    }

    @Test("A tip on screen during a reset begins a new display, which is counted once", .tipCenter())
    func resetOnScreen() async throws {
        let page = DrawnPage(
            VStack {
                TipView(OneTip())
                Text("Feature").popoverTip(TwoTip())
            }
        )
        await page.wait { $0.texts == ["One", "Feature", "Two"] }
        try Tips.reset()
        await page.settle()
        #expect(page.texts == ["One", "Feature", "Two"])
        #expect(OneTip().record.displayCount == 1)
        #expect(TwoTip().record.displayCount == 1)
    }

    @Test("A page with popovers of a tip that has no displays left doesn't keep updating", .tipCenter())
    func atRest() async throws {
        let tip = CountedTip(asked: AskCount())
        let display = try #require(tip.beginDisplay())
        let page = DrawnPage(
            VStack {
                Text("Feature").popoverTip(tip)
                Text("Other feature").popoverTip(tip)
            }
        )
        await page.settle()
        let count = tip.asked.value
        await page.settle()
        #expect(tip.asked.value == count)
        #expect(page.popovers.isEmpty)
        display.end()
    }

    @Test(
        "If two pages drew a tip that may appear once, it stays only on the page that becomes visible first",
        .tipCenter()
    )
    func usedUpPage() async {
        let (first, second) = (unseenPage(), unseenPage())
        await settle(first, second)
        #expect(showsTip(first))
        #expect(showsTip(second))
        first.appear()
        second.appear()
        await settle(first, second)
        #expect(showsTip(first))
        #expect(!showsTip(second))
        #expect(OnceTip().record.displayCount == 1)
    }

    /// Returns a page that was rendered but isn't visible, as on a web server before the browser connects.
    private func unseenPage() -> Graph {
        Graph(TipView(OnceTip()), renderer: NoRenderer(), host: GraphHost(of: .current))
    }

    private func showsTip(_ page: Graph) -> Bool {
        !page.snapshot().texts.isEmpty
    }

    private func settle(_ pages: Graph...) async {
        for _ in 0..<200 {
            await Task.yield()
            for page in pages { page.flush() }
        }
    }
}
