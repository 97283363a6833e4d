import Testing
import TipUIConformance

@testable import TipUI

/// Tests of popovers with content of the app's own.
@MainActor @Suite struct PopoverTests {
    private let model = SheetPageModel()

    private struct Page: View {
        @Bindable var model: SheetPageModel

        var body: some View {
            Column {
                Button("flag") {}
                    .popover(isPresented: $model.isUp, arrowEdge: .top) { Inside(text: "flagged") }
                    .accessibilityIdentifier("first")
                Word("item").popover(item: $model.item, attachmentAnchor: .point(.bottom)) { Word($0.name) }
            }
        }
    }

    private struct Inside: View {
        let text: String
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Word(text)
            Button("done") { dismiss() }
        }
    }

    private func page() -> (graph: Graph, renderer: RecordingRenderer) {
        let (graph, renderer) = mounted(Page(model: model))
        graph.appear()
        return (graph, renderer)
    }

    private func popover(_ renderer: RecordingRenderer) -> PopoverPlacement? {
        let content = renderer.tree.sheets.first?.element.content as? SheetContent
        return content?.popover
    }

    private func anchor(named name: String?, _ renderer: RecordingRenderer) -> ElementTree? {
        renderer.tree.all.first { $0.element.style.anchorName == name }
    }

    @Test("While its binding is true, a popover is a sheet that names the view it belongs to, and its arrow's edge")
    func placement() throws {
        let (graph, renderer) = page()
        #expect(renderer.tree.sheets.isEmpty)
        model.isUp = true
        graph.flush()
        let flagged = try #require(popover(renderer))
        #expect(flagged == PopoverPlacement(anchorName: flagged.anchorName, arrowEdges: [.bottom]))
        #expect(anchor(named: flagged.anchorName, renderer)?.texts == ["flag"])
        #expect(renderer.tree.sheets.first?.texts == ["flagged", "done"])
        model.isUp = false
        graph.flush()
        #expect(renderer.tree.sheets.isEmpty)
        model.item = SheetPageModel.Item(id: 1, name: "one")
        graph.flush()
        let item = try #require(popover(renderer))
        #expect(item == PopoverPlacement(anchorName: item.anchorName, attachment: .point(.bottom)))
        #expect(item.anchorName != flagged.anchorName)
        #expect(anchor(named: item.anchorName, renderer)?.texts == ["item"])
    }

    @Test("Modifiers around a popover apply to the view that it belongs to") func modifiers() {
        let (_, renderer) = page()
        let first = renderer.tree.all.first { $0.element.accessibility.identifier == "first" }
        #expect(first?.element.content is ButtonContent)
    }

    @Test("Closing a popover, or its own dismiss action, sets its binding") func closing() throws {
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        let sheet = try #require(renderer.tree.sheets.first)
        graph.handle(ElementEvent(.dismiss, on: sheet.id))
        graph.flush()
        #expect(!model.isUp)
        #expect(renderer.tree.sheets.isEmpty)
        model.isUp = true
        graph.flush()
        graph.press("done")
        #expect(!model.isUp)
        model.item = SheetPageModel.Item(id: 1, name: "one")
        graph.flush()
        graph.press("Close")
        #expect(model.item == nil)
    }

    @Test(
        "A popover stays one in narrow windows if its content is adapted to popovers or not at all",
        arguments: [
            (PresentationAdaptation.popover, true), (.none, true), (.automatic, false), (.sheet, false),
            (.fullScreenCover, false),
        ]
    )
    func adaptation(adaptation: PresentationAdaptation, stays: Bool) {
        let (graph, renderer) = mounted(
            Word("page").popover(isPresented: .constant(true)) {
                Word("inside").presentationCompactAdaptation(horizontal: adaptation, vertical: .automatic)
            }
        )
        graph.appear()
        #expect(popover(renderer)?.staysInNarrowWindows == stays)
    }
}
