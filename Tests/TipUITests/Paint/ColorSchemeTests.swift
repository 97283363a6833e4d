import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the color scheme that views prefer.
@MainActor @Suite struct ColorSchemeTests {
    /// A view that shows the color scheme of its environment.
    private struct Schemed: View {
        let name: String
        @Environment(\.colorScheme) private var scheme

        var body: some View { Word("\(name) \(scheme)") }
    }

    /// A page with a sheet, whose preferred scheme changes.
    private struct Page: View {
        @Binding var scheme: ColorScheme?

        var body: some View {
            VStack {
                Schemed(name: "outside")
                Schemed(name: "inside").preferredColorScheme(scheme)
            }
            .sheet(isPresented: .constant(true)) { Schemed(name: "sheet") }
        }
    }

    private func rootScheme(of tree: ElementTree) -> ColorScheme? {
        (tree.element.content as? RootContent)?.colorScheme
    }

    @Test("A view's preferred color scheme becomes that of the whole page and its sheet, until it is nil") func page() {
        let box = StateBox<ColorScheme?>(nil)
        let (graph, renderer) = mounted(Page(scheme: Binding(get: { box.value }, set: { box.value = $0 })))
        graph.appear()
        #expect(renderer.tree.texts == ["outside light", "inside light", "sheet light"])
        #expect(rootScheme(of: renderer.tree) == nil)
        box.value = .dark
        graph.flush()
        #expect(renderer.tree.texts == ["outside dark", "inside dark", "sheet dark"])
        #expect(rootScheme(of: renderer.tree) == .dark)
        box.value = .light
        graph.flush()
        #expect(renderer.tree.texts == ["outside light", "inside light", "sheet light"])
        #expect(rootScheme(of: renderer.tree) == .light)
        box.value = nil
        graph.flush()
        #expect(rootScheme(of: renderer.tree) == nil)
    }

    @Test("A page is drawn at once in the scheme that its views prefer, and an outer view's preference counts")
    func first() {
        let renderer = mounted(Schemed(name: "view").preferredColorScheme(.light).preferredColorScheme(.dark)).renderer
        #expect(renderer.tree.texts == ["view dark"])
        #expect(rootScheme(of: renderer.tree) == .dark)
    }
}
