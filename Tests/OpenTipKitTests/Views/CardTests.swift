import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipUI

/// The names, appearance and arrows of tip cards.
@Suite @MainActor struct CardTests {
    struct OneTip: Tip {
        var title: Text { Text("Save *your* work") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Share it") }
    }

    struct PictureTip: Tip {
        var title: Text { Text(Image(systemName: "star")) }
    }

    /// A tip that counts the reads of its title.
    struct AskedTip: Tip {
        @Parameter static var isOn: Bool = false
        let asked: Count
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }

        var title: Text {
            asked.note()
            return Text("Asked")
        }
    }

    final class Count: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func note() { count.withLock { $0 += 1 } }
    }

    @Test("Cards are called by their tips' titles, so that two can be distinguished", .tipCenter()) func names() {
        let page = DrawnPage(
            VStack {
                TipView(OneTip())
                Text("Feature").popoverTip(TwoTip())
            }
        )
        #expect(page.cardLabels == ["Save your work", "Share it"])
    }

    @Test("The card of a tip whose title has no letters has no name of its own", .tipCenter()) func picture() {
        #expect(DrawnPage(TipView(PictureTip())).cardLabels == [nil])
        #expect(DrawnPage(Text("Feature").popoverTip(PictureTip())).cardLabels == [nil])
    }

    struct FullTip: Tip {
        var title: Text { Text("Save") }
        var message: Text? { Text("Save often.") }
        var image: Image? { Image(systemName: "star") }
        var actions: [Action] { Action(title: "Save now") }
    }

    @Test("In the default style image, texts and close button are 12 points apart, title and message 2", .tipCenter())
    func spacing() {
        let elements = DrawnPage(TipView(FullTip())).elements
        let stacks = elements.compactMap { $0.element.content as? StackContent }
        #expect(stacks.map(\.spacing) == [12, 0, 12, 2, 0])
        #expect(elements.compactMap(\.element.style.padding?.top).filter { $0 > 0 } == [12])
    }

    @Test("A tip is asked for its title once it may appear, not before", .tipCenter(), arguments: [false, true])
    func title(isPopover: Bool) async {
        let tip = AskedTip(asked: Count())
        let page = isPopover ? DrawnPage(Text("Feature").popoverTip(tip)) : DrawnPage(TipView(tip))
        await page.settle()
        #expect(tip.asked.value == 0)
        AskedTip.isOn = true
        await page.wait { $0.cardLabels == ["Asked"] }
        #expect(tip.asked.value > 0)
    }

    @Test("Backgrounds and corners are a popover's too", .tipCenter()) func look() {
        let page = DrawnPage(Text("Feature").popoverTip(OneTip()).tipBackground(Color.red).tipCornerRadius(7))
        #expect(page.popovers.map(\.content) == [PopoverContent(background: .system(.red), cornerRadius: 7)])
    }

    @Test("A popover's background takes the tint around it", .tipCenter()) func tint() {
        let page = DrawnPage(Text("Feature").popoverTip(OneTip()).tipBackground(.tint).tint(Color.green))
        #expect(page.popovers.map(\.content.background) == [.system(.green)])
    }

    @Test(
        "Of the edges of a popover's arrow the upright come first; all, or none, leave it to the room there is",
        .tipCenter(),
        arguments: [
            (Edge.Set([.leading, .bottom]), [Edge.bottom, .leading]), ([.trailing, .leading], [.leading, .trailing]),
            (.vertical, [.top, .bottom]), (.trailing, [.trailing]), (.all, []), ([], []),
        ] as [(Edge.Set, [Edge])]
    )
    func edges(asked: Edge.Set, expected: [Edge]) {
        let page = DrawnPage(Text("Feature").popoverTip(OneTip(), arrowEdges: asked))
        #expect(page.popovers.map(\.content.arrowEdges) == [expected])
    }
}

extension DrawnPage {
    /// The accessibility labels of tip cards, in the order of the page.
    var cardLabels: [String?] {
        elements.compactMap { tree -> String?? in
            switch tree.element.content {
            case is CalloutContent, is PopoverContent: .some(tree.element.accessibility.label)
            default: .none
            }
        }
    }
}
