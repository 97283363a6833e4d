import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipUI

/// Displays that are lost or refused while a view holds them.
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

    /// A tip with one display that counts the reads of its id.
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

    @Test("A tip on screen during a reset counts as the first display after it", .tipCenter())
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

    @Test("Two popovers whose tip has no displays left don't keep the page busy", .tipCenter())
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
        "Of two unseen pages one gets a tip's only display, and the tip leaves the other",
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

    /// Returns a page that was rendered but isn't visible, as after a fetch without a stream.
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
