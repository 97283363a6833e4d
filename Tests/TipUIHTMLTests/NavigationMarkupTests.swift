import Testing
import TipUI

@testable import TipUIHTML

/// The HTML markup of a navigation stack in which a second level covers the first.
@MainActor @Suite struct NavigationMarkupTests {
    private final class Silent: Renderer {
        func commit(_ mutations: [Mutation]) {}
        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
    }

    private struct Page: View {
        @State private var path = NavigationPath(["a & b"])

        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("first", value: "next")
                    .navigationTitle("First")
                    .toolbar { NavigationLink("Settings") { Text("Set") } }
                    .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
            }
        }
    }

    @Test("Only the top navigation level gives the page's title and a Back button; lower levels are hidden")
    func levels() {
        let page = HTMLRenderer().repaint(Graph(Page(), renderer: Silent()).snapshot())
        #expect(page.html.contains(">a &amp; b</h1>"))
        #expect(!page.html.contains(">First</h1>"))
        #expect(page.html.contains("aria-label=\"Back\""))
        #expect(!page.html.contains("Settings"))
        #expect(page.html.matches(of: /aria-hidden="true"[^>]*class="tipui-stack/).count == 1)
        #expect(page.rules.filter { $0.contains("visibility:hidden") }.count == 1)
    }
}
