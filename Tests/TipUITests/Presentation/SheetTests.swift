import Testing
import TipUIConformance

@testable import TipUI

/// Tests of presenting and dismissing sheets, and of their `onDismiss` actions.
@MainActor @Suite struct SheetTests {
    private let model = SheetPageModel()
    private let diary = Diary()

    private struct Page: View {
        @Bindable var model: SheetPageModel
        let diary: Diary

        var body: some View {
            Column {
                Word("page")
                    .sheet(isPresented: $model.isUp, onDismiss: { diary.note("dismissed") }) {
                        Inside(name: "sheet", diary: diary)
                    }
                Word("other")
                    .sheet(isPresented: $model.isOtherUp, onDismiss: { diary.note("other dismissed") }) {
                        Inside(name: "other sheet", diary: diary)
                    }
                    .sheet(item: $model.item, onDismiss: { diary.note("item dismissed") }) { item in
                        Inside(name: item.name, diary: diary)
                    }
            }
        }
    }

    /// The content of a sheet, with a count in its own state and a button that closes the sheet.
    private struct Inside: View {
        let name: String
        let diary: Diary
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        init(name: String, diary: Diary) {
            self.name = name
            self.diary = diary
        }

        var body: some View {
            Noted(name: name, diary: diary) {
                Word("\(name) \(count)")
                Button("more") { count += 1 }
                Button("done") { dismiss() }
            }
        }
    }

    private func page() -> (graph: Graph, renderer: RecordingRenderer) {
        let (graph, renderer) = mounted(Page(model: model, diary: diary))
        graph.appear()
        return (graph, renderer)
    }

    /// Returns the texts in the tree, except those of the buttons "more" and "done".
    private func words(_ renderer: RecordingRenderer) -> [String] {
        renderer.tree.texts.filter { $0 != "more" && $0 != "done" }
    }

    @Test("While its binding is true, a sheet is the root's last child and has a handle labeled 'Close'")
    func presentation() throws {
        let (graph, renderer) = page()
        #expect(renderer.tree.sheets.isEmpty)
        model.isUp = true
        graph.flush()
        #expect(words(renderer) == ["page", "other", "sheet 0"])
        let sheet = try #require(renderer.tree.children.last)
        #expect(sheet.element.content as? SheetContent == SheetContent())
        #expect(sheet.element.events == .dismiss)
        let handle = try #require(sheet.children.first)
        #expect(handle.element.content as? ButtonContent == ButtonContent(look: .sheetHandle))
        #expect(handle.element.accessibility.label == "Close")
        model.isUp = false
        graph.flush()
        #expect(words(renderer) == ["page", "other"])
    }

    @Test("A sheet whose binding is true from the start is shown when the page is first drawn")
    func fromTheStart() {
        model.isUp = true
        let (_, renderer) = mounted(Page(model: model, diary: diary))
        #expect(words(renderer) == ["page", "other", "sheet 0"])
    }

    @Test("In whichever way a sheet is closed, its binding becomes false, and onDismiss runs once after onDisappear")
    func dismissals() throws {
        let (graph, renderer) = page()
        let ways: [@MainActor (Graph, ElementID) -> Void] = [
            { graph, sheet in graph.handle(ElementEvent(.dismiss, on: sheet)) },
            { graph, _ in graph.press("Close") },
            { graph, _ in graph.press("done") },
            { [model] _, _ in model.isUp = false },
        ]
        for way in ways {
            model.isUp = true
            graph.flush()
            let sheet = try #require(renderer.tree.sheets.first)
            way(graph, sheet.id)
            graph.flush()
            #expect(!model.isUp)
            #expect(renderer.tree.sheets.isEmpty)
            #expect(diary.take() == ["+sheet", "-sheet", "dismissed"])
        }
    }

    @Test("The state of a sheet's views is discarded when the sheet is closed") func state() {
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        graph.press("more")
        #expect(words(renderer).last == "sheet 1")
        model.isUp = false
        graph.flush()
        model.isUp = true
        graph.flush()
        #expect(words(renderer).last == "sheet 0")
    }

    @Test("A second sheet waits until the first is closed, and onDismiss runs only for a sheet that was shown")
    func waiting() {
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        model.isOtherUp = true
        graph.flush()
        #expect(words(renderer) == ["page", "other", "sheet 0"])
        model.isUp = false
        graph.flush()
        #expect(words(renderer) == ["page", "other", "other sheet 0"])
        #expect(diary.take() == ["+sheet", "-sheet", "dismissed", "+other sheet"])
        model.isUp = true
        graph.flush()
        model.isUp = false
        graph.flush()
        #expect(words(renderer) == ["page", "other", "other sheet 0"])
        #expect(diary.take() == [])
    }

    @Test("A sheet's item with another id replaces the sheet; an item with the same id updates the sheet") func items()
    {
        let (graph, renderer) = page()
        model.item = SheetPageModel.Item(id: 1, name: "first")
        graph.flush()
        graph.press("more")
        model.item = SheetPageModel.Item(id: 1, name: "renamed")
        graph.flush()
        #expect(words(renderer).last == "renamed 1")
        model.item = SheetPageModel.Item(id: 2, name: "second")
        graph.flush()
        #expect(words(renderer).last == "second 0")
        #expect(diary.take() == ["+first", "-renamed", "item dismissed", "+second"])
        graph.press("done")
        #expect(model.item == nil)
        #expect(diary.take() == ["-second", "item dismissed"])
    }

    @Test(
        "When the view that presents a sheet is removed, the sheet is closed and onDismiss runs",
        arguments: [true, false]
    )
    func orphans(isShown: Bool) {
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn {
                if subject.isOn {
                    Word("page")
                        .sheet(isPresented: .constant(true), onDismiss: { diary.note("dismissed") }) {
                            Word("sheet")
                        }
                } else {
                    Word("another page")
                }
            }
        )
        if isShown { graph.appear() }
        #expect(renderer.tree.texts == ["page", "sheet"])
        #expect(diary.take() == [])
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.texts == ["another page"])
        #expect(diary.take() == ["dismissed"])
    }

    @Test("When a page is unmounted, its sheet's views disappear, and then onDismiss runs") func end() {
        let (graph, _) = page()
        model.isUp = true
        model.isOtherUp = true
        graph.flush()
        #expect(diary.take() == ["+sheet"])
        graph.unmount()
        #expect(diary.take() == ["-sheet", "dismissed"])
    }

    @Test("When a sheet is closed, the onDismiss closure of the presenting view's latest update runs")
    func newestDismissal() {
        let (subject, diary) = (Subject(), diary)
        let (graph, _) = mounted(
            Drawn {
                let isUp = subject.isOn
                Word("page").sheet(
                    isPresented: .constant(isUp),
                    onDismiss: { diary.note(isUp ? "dismissed early" : "dismissed") },
                    content: { Word("sheet") }
                )
            }
        )
        graph.appear()
        subject.isOn = false
        graph.flush()
        #expect(diary.take() == ["dismissed"])
    }

    @Test("A sheet that a sheet's content presents is on top, and can be closed separately") func nested() throws {
        let (graph, renderer) = mounted(NestedPage(model: model))
        graph.appear()
        model.isUp = true
        model.isOtherUp = true
        graph.flush()
        let outer = try #require(renderer.tree.sheets.first)
        let inner = try #require(outer.children.last)
        #expect(inner.element.content as? SheetContent == SheetContent())
        #expect(inner.texts == ["inner"])
        graph.handle(ElementEvent(.dismiss, on: inner.id))
        graph.flush()
        #expect(model.isUp)
        #expect(!model.isOtherUp)
        #expect(renderer.tree.texts == ["page", "outer"])
    }

    private struct NestedPage: View {
        @Bindable var model: SheetPageModel

        var body: some View {
            Word("page").sheet(isPresented: $model.isUp) {
                Word("outer").sheet(isPresented: $model.isOtherUp) { Word("inner") }
            }
        }
    }
}
