import Testing
import TipUIConformance

@testable import TipUI

/// Tests of alerts and confirmation dialogs.
@MainActor @Suite struct AlertTests {
    @MainActor @Observable
    final class Model {
        var isUp = false
        var name = "Ada"
        var item: SheetPageModel.Item?
        var error: Failure?
        let diary = Diary()
    }

    struct Failure: LocalizedError {
        var errorDescription: String? { "Disk full" }
        var recoverySuggestion: String? { "Delete files" }
    }

    private let model = Model()

    private func page(_ content: some View) -> (graph: Graph, renderer: RecordingRenderer) {
        let (graph, renderer) = mounted(content)
        graph.appear()
        return (graph, renderer)
    }

    private func card(_ renderer: RecordingRenderer) throws -> SheetContent {
        try #require(renderer.tree.sheets.last?.element.content as? SheetContent)
    }

    private func buttons(_ renderer: RecordingRenderer) -> [ButtonContent] {
        renderer.tree.all.compactMap { $0.element.content as? ButtonContent }
    }

    @Test("An alert shows its title, message, field and buttons, and a press performs the action and closes it")
    func actions() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page").alert("Rename", isPresented: Bindable(model).isUp) {
                    Button("Save") { model.diary.note("saved \(model.isUp)") }
                    TextField("Name", text: Bindable(model).name)
                    Button("Keep", role: .cancel) { model.diary.note("kept") }
                } message: {
                    Text("Choose a name.")
                }
            }
        )
        #expect(renderer.tree.sheets.isEmpty)
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.texts == ["page", "Rename", "Choose a name.", "Keep", "Save"])
        #expect(try card(renderer) == SheetContent(title: "Rename", message: "Choose a name.", form: .alert))
        #expect(buttons(renderer).map(\.look) == [.dialog, .dialog])
        #expect(buttons(renderer).map(\.shortcut) == [nil, .defaultAction])
        let field = try #require(renderer.tree.first(answering: .change))
        graph.handle(ElementEvent(.change, on: field, value: "Bo"))
        graph.flush()
        #expect(model.name == "Bo")
        graph.press("Save")
        #expect(model.diary.take() == ["saved true"])
        #expect(!model.isUp)
        #expect(renderer.tree.sheets.isEmpty)
    }

    @Test("Escape performs an alert's cancel action; an alert with several buttons and no cancel button ignores it")
    func cancel() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page").alert("Delete?", isPresented: Bindable(model).isUp) {
                    Button("Delete", role: .destructive) { model.diary.note("deleted") }
                    if model.name == "Ada" {
                        Button("Keep", role: .cancel) { model.diary.note("kept") }
                    } else {
                        Button("Archive") {}
                    }
                }
            }
        )
        model.isUp = true
        graph.flush()
        #expect(buttons(renderer).map(\.shortcut) == [.defaultAction, nil])
        graph.handle(ElementEvent(.dismiss, on: try #require(renderer.tree.sheets.first).id))
        graph.flush()
        #expect(model.diary.take() == ["kept"])
        #expect(!model.isUp)
        model.name = "Bo"
        model.isUp = true
        graph.flush()
        #expect(try !card(renderer).isDismissible)
        #expect(renderer.tree.sheets.first?.element.events == [])
    }

    @Test("An alert without buttons has an OK button in the person's language") func ok() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page").alert(Text("Done"), isPresented: Bindable(model).isUp) { EmptyView() }
                    .environment(\.locale, Locale(identifier: "tr"))
            }
        )
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.texts == ["page", "Done", "Tamam"])
        graph.handle(ElementEvent(.dismiss, on: try #require(renderer.tree.sheets.first).id))
        graph.flush()
        #expect(!model.isUp)
    }

    @Test("An alert that presents data or an error is shown while there is one") func data() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page")
                    .alert("Item", isPresented: Bindable(model).isUp, presenting: model.item) { item in
                        Button("Open \(item.name)") {}
                    } message: {
                        Text("It is \($0.id).")
                    }
                Word("other").alert(isPresented: .constant(true), error: model.error) { _ in
                    Button("Again") { model.error = nil }
                } message: {
                    Text($0.recoverySuggestion ?? "")
                }
            }
        )
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.sheets.isEmpty)
        model.item = SheetPageModel.Item(id: 7, name: "seven")
        graph.flush()
        #expect(renderer.tree.texts.dropFirst(2) == ["Item", "It is 7.", "Open seven"])
        graph.press("Open seven")
        model.error = Failure()
        graph.flush()
        #expect(renderer.tree.texts.dropFirst(2) == ["Disk full", "Delete files", "Again"])
        graph.press("Again")
        #expect(renderer.tree.sheets.isEmpty)
    }

    @Test("An Alert value has the buttons it names, and one of an item closes by setting the item to nil")
    func values() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page").alert(item: Bindable(model).item) { item in
                    Alert(
                        title: Text(item.name),
                        message: Text("For good."),
                        primaryButton: .destructive(Text("Delete")) { model.diary.note("deleted") },
                        secondaryButton: .cancel()
                    )
                }
                Word("other").alert(isPresented: Bindable(model).isUp) {
                    Alert(title: Text("Hello"), dismissButton: .default(Text("Fine")))
                }
            }
        )
        model.item = SheetPageModel.Item(id: 1, name: "one")
        graph.flush()
        #expect(renderer.tree.texts.dropFirst(2) == ["one", "For good.", "Cancel", "Delete"])
        #expect(buttons(renderer).map(\.role) == [.cancel, .destructive])
        graph.press("Delete")
        #expect(model.item == nil)
        #expect(model.diary.take() == ["deleted"])
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.texts.dropFirst(2) == ["Hello", "Fine"])
        graph.press("Fine")
        #expect(!model.isUp)
    }

    @Test("A confirmation dialog hides its title unless it is visible, and always ends with a cancel button")
    func confirmation() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                Word("page").confirmationDialog(
                    "Photo",
                    isPresented: Bindable(model).isUp,
                    titleVisibility: model.name == "Ada" ? .automatic : .visible
                ) {
                    Button("Share") { model.diary.note("shared") }.disabled(model.name == "Ada")
                    Button("Delete", role: .destructive) {}
                }
            }
        )
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.texts == ["page", "Share", "Delete", "Cancel"])
        #expect(try card(renderer) == SheetContent(title: "Photo", form: .confirmation))
        #expect(buttons(renderer).map(\.shortcut) == [nil, nil, .defaultAction])
        model.name = "Bo"
        graph.flush()
        #expect(renderer.tree.texts == ["page", "Photo", "Share", "Delete", "Cancel"])
        #expect(buttons(renderer).map(\.shortcut) == [.defaultAction, nil, nil])
        graph.handle(ElementEvent(.dismiss, on: try #require(renderer.tree.sheets.first).id))
        graph.flush()
        #expect(!model.isUp)
        #expect(model.diary.take() == [])
    }
}
