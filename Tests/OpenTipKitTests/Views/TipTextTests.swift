#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing
    import TipUI

    /// The texts of tips: when they are read, and how they are styled.
    @Suite @MainActor struct TipTextTests {
        /// Counts the reads of a tip's texts.
        final class Reads: Sendable {
            private let count = Mutex(0)

            var value: Int { count.withLock { $0 } }

            func note() { count.withLock { $0 += 1 } }
        }

        struct ReadTip: Tip {
            @Parameter static var isOn: Bool = false
            let reads: Reads
            let waitsForFlag: Bool

            init(_ reads: Reads, waitsForFlag: Bool = false) {
                self.reads = reads
                self.waitsForFlag = waitsForFlag
            }

            var title: Text {
                reads.note()
                return Text("Title")
            }

            var message: Text? {
                reads.note()
                return Text("Message")
            }

            var image: Image? {
                reads.note()
                return Image(systemName: "star")
            }

            var actions: [Action] {
                reads.note()
                return [Action(id: "go", title: "Go")]
            }

            var rules: [Rule] {
                if waitsForFlag {
                    #Rule(Self.$isOn) { $0 }
                }
            }

            var options: [any TipOption] { MaxDisplayCount(1) }
        }

        struct OtherTip: Tip {
            var title: Text { Text("Other") }
        }

        struct WordTip: Tip {
            var title: Text { Text("Title") }
            var message: Text? { Text("Message") }
        }

        /// A style that draws a tip's texts unchanged.
        struct BareStyle: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.title
                    configuration.message
                }
            }
        }

        /// A page with a tip inline and in a popover.
        private func page(of tip: ReadTip) -> DrawnPage {
            DrawnPage(
                VStack {
                    TipView(tip)
                    Text("Feature").popoverTip(tip)
                }
            )
        }

        @Test("The texts of a tip aren't read while the tip is pending", .tipCenter()) func pending() async {
            let reads = Reads()
            let page = page(of: ReadTip(reads, waitsForFlag: true))
            await page.settle()
            #expect(reads.value == 0)
            ReadTip.isOn = true
            await page.wait { $0.texts.contains("Title") }
            #expect(reads.value > 0)
        }

        @Test(
            "The texts of a tip aren't read while the display frequency delays the tip",
            .tipCenter(frequency: .daily)
        )
        func heldBack() async throws {
            let reads = Reads()
            let display = try #require(OtherTip().beginDisplay())
            let page = page(of: ReadTip(reads))
            await page.settle()
            #expect(reads.value == 0)
            display.end()
        }

        @Test("The texts of a tip aren't read if its display is refused", .tipCenter()) func refused() async throws {
            let reads = Reads()
            let display = try #require(ReadTip(reads).beginDisplay())
            #expect(ReadTip(reads).status == .available)
            let page = page(of: ReadTip(reads))
            await page.settle()
            #expect(page.texts == ["Feature"])
            #expect(reads.value == 0)
            display.end()
        }

        @Test("The texts of a tip aren't read while the tip's popover waits for another popover to close", .tipCenter())
        func waiting() async {
            let reads = Reads()
            let page = DrawnPage(
                VStack {
                    Text("Feature").popoverTip(OtherTip())
                    Text("Other feature").popoverTip(ReadTip(reads))
                }
            )
            await page.settle()
            #expect(page.texts.contains("Other"))
            #expect(reads.value == 0)
            page.dismissPopover()
            await page.wait { $0.texts.contains("Title") }
            #expect(reads.value > 0)
        }

        @Test("The texts of a tip in a hidden view aren't read", .tipCenter()) func outOfSight() async {
            let reads = Reads()
            let page = DrawnPage(TipView(ReadTip(reads)).hidden())
            await page.settle()
            #expect(reads.value == 0)
        }

        @Test("Text modifiers of a TipView apply to the title and message that a custom tip style draws", .tipCenter())
        func modifiers() {
            let page = DrawnPage(
                TipView(WordTip())
                    .font(.footnote)
                    .foregroundStyle(.red)
                    .multilineTextAlignment(.center)
                    .tipViewStyle(BareStyle())
            )
            let texts = page.elements.compactMap { tree -> TextContent? in
                if let content = tree.element.content as? TextContent { content } else { nil }
            }
            #expect(page.texts == ["Title", "Message"])
            for text in texts {
                #expect(text.alignment == .center)
                #expect(text.runs.allSatisfy { $0.style.size == .style(.footnote) })
                #expect(text.runs.allSatisfy { $0.style.paint == .system(.red) })
            }
        }
    }
#endif
