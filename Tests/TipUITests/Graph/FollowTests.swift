import OpenTipKitTesting
import Testing

@testable import TipUI

/// Views that read app state when they are drawn, outside of any body that reads the same state.
@MainActor @Suite struct FollowTests {
    private let subject = Subject()

    /// Returns the trees of a view before and after a change of state that only the view reads.
    private func change(_ view: some View) -> (before: ElementTree, after: ElementTree) {
        let (graph, renderer) = mounted(view)
        let before = renderer.tree
        subject.name = "two"
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree == graph.snapshot())
        return (before, renderer.tree)
    }

    @Test("List rows, sections and ForEach follow what their content reads") func content() {
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

    @Test("A button follows what its style reads, also under an element modifier") func style() {
        let button = Button("Press") {}.buttonStyle(NamedStyle(subject: subject))
        for view: any View in [button, button.accessibilityLabel("Press"), button.bold().accessibilityHidden(true)] {
            subject.name = "one"
            let (before, after) = change(AnyView(view))
            #expect(before.texts == ["one"])
            #expect(after.texts == ["two"])
        }
    }

    @Test("Controls follow their bindings, also under an element modifier") func controls() {
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

    @Test("A change of a value that a view no longer reads draws nothing") func forgotten() {
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
