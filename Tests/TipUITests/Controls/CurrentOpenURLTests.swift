import Foundation
import Testing

@_spi(Compatibility) @testable import TipUI

@MainActor @Suite struct CurrentOpenURLTests {
    @Test(
        "Code that a page's handler runs opens addresses for that page, as does a task that it began; others have none"
    )
    func current() async throws {
        let url = try #require(URL(string: "https://a.example"))
        #expect(OpenURLAction.current == nil)
        let (tasks, begun) = AsyncStream.makeStream(of: Task<Void, Never>.self)
        let (graph, renderer) = mounted(
            Press {
                OpenURLAction.current?(url)
                begun.yield(Task { OpenURLAction.current?(url) })
            } content: {
                Word("open")
            }
        )
        let (_, other) = mounted(Word("other"))
        let button = try #require(renderer.tree.first(answering: .tap))
        graph.handle(ElementEvent(.tap, on: button))
        #expect(renderer.openedAddresses == ["https://a.example"])
        begun.finish()
        for await task in tasks { await task.value }
        #expect(renderer.openedAddresses == ["https://a.example", "https://a.example"])
        #expect(other.openedAddresses == [])
    }
}
