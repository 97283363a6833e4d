#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing
    import TipUI

    /// The accessibility labels, appearance and arrows of tip cards.
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

        @Test("The accessibility label of a tip's card is the tip's title", .tipCenter()) func names() {
            let page = DrawnPage(
                VStack {
                    TipView(OneTip())
                    Text("Feature").popoverTip(TwoTip())
                }
            )
            #expect(page.cardLabels == ["Save your work", "Share it"])
        }

        @Test("The accessibility label of the card of a tip whose title is only an image is 'Tip'", .tipCenter())
        func picture() {
            #expect(DrawnPage(TipView(PictureTip())).cardLabels == ["Tip"])
            #expect(DrawnPage(Text("Feature").popoverTip(PictureTip())).cardLabels == ["Tip"])
        }

        @Test("A card shows its tip's place in an ordered group that shows places", .tipCenter()) func place() {
            let group = TipGroup(.ordered, showsPosition: true) {
                OneTip(); TwoTip()
            }
            #expect(DrawnPage(TipView(group.currentTip)).texts.contains("1 of 2"))
        }

        struct FullTip: Tip {
            var title: Text { Text("Save") }
            var message: Text? { Text("Save often.") }
            var image: Image? { Image(systemName: "star") }
            var actions: [Action] { Action(title: "Save now") }
        }

        @Test(
            "The default tip style puts 12 points between image, texts and close button, and 2 below the title",
            .tipCenter()
        )
        func spacing() {
            let elements = DrawnPage(TipView(FullTip())).elements
            let stacks = elements.compactMap { $0.element.content as? StackContent }
            #expect(stacks.map(\.spacing) == [12, 0, 12, 2, 0])
            #expect(elements.compactMap(\.element.style.padding?.top).filter { $0 > 0 } == [12])
        }

        @Test("A tip's title isn't read before the tip is available", .tipCenter(), arguments: [false, true])
        func title(isPopover: Bool) async {
            let tip = AskedTip(asked: Count())
            let page = isPopover ? DrawnPage(Text("Feature").popoverTip(tip)) : DrawnPage(TipView(tip))
            await page.settle()
            #expect(tip.asked.value == 0)
            AskedTip.isOn = true
            await page.wait { $0.cardLabels == ["Asked"] }
            #expect(tip.asked.value > 0)
        }

        @Test("The modifiers tipBackground and tipCornerRadius apply to popover tips", .tipCenter()) func look() {
            let page = DrawnPage(Text("Feature").popoverTip(OneTip()).tipBackground(Color.red).tipCornerRadius(7))
            #expect(page.popovers.map(\.content) == [PopoverContent(background: .system(.red), cornerRadius: 7)])
        }

        @Test("A popover tip with the background .tint uses the tint of its view", .tipCenter()) func tint() {
            let page = DrawnPage(Text("Feature").popoverTip(OneTip()).tipBackground(.tint).tint(Color.green))
            #expect(page.popovers.map(\.content.background) == [.system(.green)])
        }

        @Test(
            "Of several arrow edges a popover prefers top and bottom; all edges or none is no preference",
            .tipCenter(),
            arguments: [
                (Edge.Set([.leading, .bottom]), [Edge.bottom, .leading]),
                ([.trailing, .leading], [.leading, .trailing]),
                (.vertical, [.top, .bottom]), (.trailing, [.trailing]), (.all, []), ([], []),
            ] as [(Edge.Set, [Edge])]
        )
        func edges(asked: Edge.Set, expected: [Edge]) {
            let page = DrawnPage(Text("Feature").popoverTip(OneTip(), arrowEdges: asked))
            #expect(page.popovers.map(\.content.arrowEdges) == [expected])
        }
    }
#endif
