import Foundation
import Testing

@testable import TipUI

@MainActor @Suite struct CurrentOpenURLTests {
    @Test(
        "OpenURLAction.current opens URLs in the page whose handler or task is running, and is nil elsewhere"
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

    /// A renderer that opens no URL until the test calls `answer()`.
    private final class Waiting: Renderer {
        private(set) var addresses: [String] = []
        private var answers: [@MainActor (Bool) -> Void] = []

        func commit(_ mutations: [Mutation]) {}

        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
            addresses.append(url)
            answers.append(completion)
        }

        func answer() {
            for answer in answers { answer(true) }
        }
    }

    @Test("The completion of an opened URL can open another URL in the same page") func afterAnswer()
        throws
    {
        let first = try #require(URL(string: "https://first.example"))
        let second = try #require(URL(string: "https://second.example"))
        let renderer = Waiting()
        let graph = Graph(
            Press {
                OpenURLAction.current?(first) { _ in OpenURLAction.current?(second) }
            } content: {
                Word("open")
            },
            renderer: renderer
        )
        let button = try #require(graph.snapshot().first(answering: .tap))
        graph.handle(ElementEvent(.tap, on: button))
        #expect(renderer.addresses == ["https://first.example"])
        renderer.answer()
        #expect(renderer.addresses == ["https://first.example", "https://second.example"])
        #expect(OpenURLAction.current == nil)
    }
}
