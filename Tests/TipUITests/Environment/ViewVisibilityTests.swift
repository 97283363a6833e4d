import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the scene phase and the visibility that views read from their environment.
@MainActor @Suite struct ViewVisibilityTests {
    private let diary = Diary()

    /// A view that shows the scene phase of its page.
    private struct Phased: View {
        let diary: Diary
        @Environment(\.scenePhase) private var phase

        var body: some View {
            Noted(name: "view", diary: diary) {
                Word("\(phase)").onChange(of: phase) { diary.note("\(phase)") }
            }
        }
    }

    /// A view that shows whether it is visible.
    private struct ObservedView: View {
        let name: String
        @Environment(\.viewVisibility) private var visibility

        var body: some View { Word("\(name) \(visibility.state)") }
    }

    @Test(
        "A page's scene phase is inactive until a client connects, then active, and background once the client left"
    )
    func phases() {
        let (graph, renderer) = mounted(Phased(diary: diary))
        #expect(renderer.tree.texts == ["inactive"])
        graph.disappear()
        #expect(renderer.tree.texts == ["inactive"])
        graph.appear()
        #expect(renderer.tree.texts == ["active"])
        graph.disappear(to: .inactive)
        #expect(renderer.tree.texts == ["inactive"])
        graph.disappear()
        #expect(renderer.tree.texts == ["background"])
        graph.appear()
        #expect(renderer.tree.texts == ["active"])
        #expect(diary.take() == ["+view", "active", "inactive", "background", "active"])
        graph.unmount()
        graph.appear()
        #expect(diary.take() == ["-view"])
    }

    @Test("A scene phase set by an outer view overrides the page's phase, and scene phases are ordered") func setPhase()
    {
        let (graph, renderer) = mounted(Phased(diary: diary).environment(\.scenePhase, .background))
        graph.appear()
        #expect(renderer.tree.texts == ["background"])
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
    }

    @Test("When a page is hidden, only views that read the scene phase or the visibility are evaluated again")
    func quiet() {
        let (graph, renderer) = mounted(
            Column {
                Drawn {
                    let _ = diary.note("body")
                    Word("still")
                }
                ObservedView(name: "a")
            }
        )
        graph.appear()
        graph.disappear()
        #expect(renderer.tree.texts == ["still", "a background"])
        #expect(diary.lines == ["body"])
    }

    @Test("Views on covered navigation levels and hidden views aren't visible; transparent views are") func kept() {
        let (graph, renderer) = mounted(
            NavigationStack {
                ObservedView(name: "below")
                ObservedView(name: "kept").hidden()
                ObservedView(name: "faint").opacity(0)
                NavigationLink("on") { ObservedView(name: "above") }
            }
        )
        #expect(renderer.tree.texts == ["below unknown", "kept hidden", "faint unknown", "on"])
        graph.appear()
        #expect(renderer.tree.texts == ["below visible", "kept hidden", "faint visible", "on"])
        graph.press("on")
        #expect(renderer.tree.texts == ["below hidden", "kept hidden", "faint hidden", "on", "above visible"])
        graph.press("Back")
        #expect(renderer.tree.texts == ["below visible", "kept hidden", "faint visible", "on"])
    }

    @Test("Only the views in the topmost sheet are visible; views behind it aren't") func sheets() {
        let model = SheetPageModel()
        let (graph, renderer) = mounted(CoveredPage(model: model))
        graph.appear()
        #expect(renderer.tree.texts == ["page visible"])
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.texts == ["page hidden", "outer visible"])
        model.isOtherUp = true
        graph.flush()
        #expect(renderer.tree.texts == ["page hidden", "outer hidden", "inner visible"])
        graph.disappear()
        #expect(renderer.tree.texts == ["page hidden", "outer hidden", "inner background"])
        graph.appear()
        model.isOtherUp = false
        graph.flush()
        #expect(renderer.tree.texts == ["page hidden", "outer visible"])
        model.isUp = false
        graph.flush()
        #expect(renderer.tree.texts == ["page visible"])
    }

    private struct CoveredPage: View {
        @Bindable var model: SheetPageModel

        var body: some View {
            ObservedView(name: "page").sheet(isPresented: $model.isUp) {
                ObservedView(name: "outer").sheet(isPresented: $model.isOtherUp) { ObservedView(name: "inner") }
            }
        }
    }

    @Test("A view graph with an open sheet has no retain cycle and is released completely") func freed() {
        weak var graph: Graph?
        weak var layer: PresentationLayer?
        do {
            let (mounted, renderer) = mounted(
                Word("page").sheet(isPresented: .constant(true)) { Word("sheet").presentationBackground(.tint) }
            )
            mounted.appear()
            #expect(renderer.tree.sheets.count == 1)
            graph = mounted
            layer = mounted.root.environment.presentation
            #expect(layer?.isCovered == true)
        }
        #expect(graph == nil)
        #expect(layer == nil)
    }
}
