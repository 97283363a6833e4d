import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct SubmitTests {
    private let diary = Diary()

    /// Submits all fields of a view, and returns the names of the actions that this performs.
    private func submit(_ view: some View) -> [String] {
        let (graph, _) = mounted(view)
        graph.appear()
        for tree in graph.snapshot().all where tree.element.content is FieldContent {
            graph.handle(ElementEvent(.submit, on: tree.id, value: "a"))
        }
        return diary.take()
    }

    @Test("Without triggers, an action is performed for text fields, but not for search fields") func text() {
        #expect(submit(TextField("a", text: .constant("")).onSubmit { diary.note("text") }) == ["text"])
        #expect(submit(SecureField("a", text: .constant("")).onSubmit { diary.note("text") }) == ["text"])
        #expect(submit(Word("a").searchable(text: .constant("")).onSubmit { diary.note("text") }) == [])
    }

    @Test("An action for searches is performed for search fields, inside and outside a navigation stack") func search()
    {
        let page = Word("a").searchable(text: .constant("")).onSubmit(of: .search) { diary.note("search") }
        #expect(submit(page) == ["search"])
        #expect(submit(NavigationStack { page }) == ["search"])
        #expect(submit(TextField("a", text: .constant("")).onSubmit(of: .search) { diary.note("search") }) == [])
        let both = Drawn {
            TextField("a", text: .constant(""))
            Word("a").searchable(text: .constant(""))
        }
        #expect(submit(both.onSubmit(of: [.text, .search]) { diary.note("any") }) == ["any", "any"])
    }

    @Test("Actions of enclosing views are performed after the inner one, unless a scope ends between them")
    func nested() {
        let inner = TextField("a", text: .constant("")).onSubmit { diary.note("inner") }
        #expect(submit(inner.onSubmit { diary.note("outer") }) == ["inner", "outer"])
        #expect(submit(inner.submitScope().onSubmit { diary.note("outer") }) == ["inner"])
        #expect(submit(inner.submitScope(false).onSubmit { diary.note("outer") }) == ["inner", "outer"])
    }
}
