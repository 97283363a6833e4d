import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct SceneStorageTests {
    private enum Tab: String { case home, settings }

    private struct Switcher: View {
        @SceneStorage("tab") private var tab = Tab.home

        var body: some View { Button("Go \(tab.rawValue)") { tab = .settings } }
    }

    private struct Page: View {
        @SceneStorage("tab") private var tab = Tab.home
        @SceneStorage("name") private var name: String?

        var body: some View {
            Switcher()
            Button("\(tab.rawValue), \(name ?? "none")") { name = "Ada" }
        }
    }

    @Test("Views of a page that name one key share a value, and other pages have values of their own") func shared() {
        let (first, firstRenderer) = mounted(Page())
        let (_, secondRenderer) = mounted(Page())
        first.press("Go home")
        #expect(firstRenderer.tree.texts == ["Go settings", "settings, none"])
        first.press("settings, none")
        #expect(firstRenderer.tree.texts == ["Go settings", "settings, Ada"])
        #expect(secondRenderer.tree.texts == ["Go home", "home, none"])
    }

    @Test("A scaled metric is the number for the default text size") func scaled() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .title) private var side = 24.0

            var body: some View {
                let _ = Self._printChanges()
                Text("\(side)")
            }
        }
        #expect(mounted(Scaled()).renderer.tree.texts == ["24.000000"])
    }
}
