import Testing
import TipUI

@MainActor @Suite struct ClipboardTests {
    @Test("A text is copied for the person whose page's code is running, and only this page can read it again")
    func current() throws {
        #expect(Clipboard.current == nil)
        var seen: [String?] = []
        func page(_ text: String) -> some View {
            Press {
                seen.append(Clipboard.current?.text)
                Clipboard.current?.write(text)
                seen.append(Clipboard.current?.text)
            } content: {
                Word("copy")
            }
        }
        for text in ["one", "two"] {
            let (graph, renderer) = mounted(page(text))
            graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap))))
            #expect(renderer.copiedTexts == [text])
        }
        #expect(seen == [nil, "one", nil, "two"])
    }
}
