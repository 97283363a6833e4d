import Testing
import TipUIConformance

@testable import TipUI

/// Tests that built-in views are updated when app state changes that only their content closures or bindings read.
@MainActor @Suite struct FollowTests {
    private let subject = Subject()

    /// Returns the element trees of a view before and after a change of the state that the view reads.
    private func change(_ view: some View) -> (before: ElementTree, after: ElementTree) {
        let (graph, renderer) = mounted(view)
        let before = renderer.tree
        subject.name = "two"
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree == graph.snapshot())
        return (before, renderer.tree)
    }

    @Test("ForEach, lists and sections are updated when state changes that their content closure reads") func content()
    {
        let subject = subject
        for view: any View in [
            ForEach(0..<1) { _ in Word(subject.name) },
            List { ForEach(0..<1) { _ in Word(subject.name) } },
            List { Section { ForEach(0..<1) { _ in Word(subject.name) } } },
        ] {
            subject.name = "one"
            let (before, after) = change(AnyView(view))
            #expect(before.texts == ["one"])
            #expect(after.texts == ["two"])
        }
    }

    @Test("A button is updated when state changes that its style reads, even inside an accessibility modifier")
    func style() {
        let button = Button("Press") {}.buttonStyle(NamedStyle(subject: subject))
        for view: any View in [button, button.accessibilityLabel("Press"), button.bold().accessibilityHidden(true)] {
            subject.name = "one"
            let (before, after) = change(AnyView(view))
            #expect(before.texts == ["one"])
            #expect(after.texts == ["two"])
        }
    }

    @Test("Text fields and switches are updated when their binding changes, even inside an accessibility modifier")
    func controls() {
        @Bindable var subject = subject
        let field = TextField("Name", text: $subject.name)
        let toggle = Toggle(isOn: $subject.isOn) { Word("a") }
        for view: any View in [field, field.accessibilityLabel("Name"), field.bold().accessibilityLabel("Name")] {
            subject.name = "one"
            let (before, after) = change(AnyView(view))
            #expect(fieldTexts(of: before) == ["one"])
            #expect(fieldTexts(of: after) == ["two"])
        }
        for view: any View in [toggle, toggle.accessibilityLabel("Switch"), toggle.bold().accessibilityLabel("Switch")]
        {
            subject.isOn = true
            let (before, after) = change(AnyView(view))
            #expect(before.all.contains { $0.element.content as? ToggleContent == ToggleContent(isOn: true) })
            #expect(after.all.contains { $0.element.content as? ToggleContent == ToggleContent(isOn: false) })
        }
    }

    @Test("Changing a value that a view has stopped reading causes no update") func forgotten() {
        let subject = subject
        let (graph, renderer) = mounted(Drawn { Word(subject.isOn ? subject.name : "off") })
        subject.isOn = false
        graph.flush()
        let count = renderer.batches.count
        subject.name = "two"
        graph.flush()
        #expect(renderer.batches.count == count)
    }

    private func fieldTexts(of tree: ElementTree) -> [String] {
        tree.all.compactMap { if let content = $0.element.content as? FieldContent { content.text } else { nil } }
    }

    private struct NamedStyle: ButtonStyle {
        let subject: Subject

        func makeBody(configuration: Configuration) -> some View {
            Word(subject.name)
        }
    }
}
