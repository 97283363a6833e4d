import Foundation
import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct FieldTests {
    @Observable final class Model {
        var amount = 12.5
        var count: Int? = 3
        var text = "a"
    }

    private let english = Locale(identifier: "en_US")

    @Test("A field for a number keeps what is typed while it is edited, and shows the formatted value afterwards")
    func number() throws {
        let model = Model()
        let amount = Binding(get: { model.amount }, set: { model.amount = $0 })
        let page = ControlPage(TextField("Amount", value: amount, format: .number).environment(\.locale, english))
        func text() throws -> String { try page.content(FieldContent.self).text }
        #expect(try text() == "12.5")
        try page.post(.change, "1234.")
        #expect(model.amount == 1234)
        #expect(try text() == "1234.")
        try page.post(.change, "1234.x")
        #expect(model.amount == 1234)
        try page.post(.commit, "1234.x")
        #expect(try text() == "1,234")
        try page.post(.change, "7")
        model.amount = 8
        page.graph.flush()
        #expect(try text() == "8")
    }

    @Test("An empty field for an optional value sets the value to nil") func optional() throws {
        let model = Model()
        let count = Binding(get: { model.count }, set: { model.count = $0 })
        let page = ControlPage(TextField("Count", value: count, format: .number).environment(\.locale, english))
        #expect(try page.content(FieldContent.self).text == "3")
        try page.post(.change, "")
        #expect(model.count == nil)
        try page.post(.change, "12")
        #expect(model.count == 12)
    }

    @Test("A field with a number formatter sets the number that the text represents") func formatter() throws {
        let model = Model()
        let formatter = NumberFormatter()
        formatter.locale = english
        formatter.minimumFractionDigits = 2
        let amount = Binding(get: { model.amount }, set: { model.amount = $0 })
        let page = ControlPage(TextField("Amount", value: amount, formatter: formatter))
        #expect(try page.content(FieldContent.self).text == "12.50")
        try page.post(.change, "3")
        #expect(model.amount == 3)
    }

    @Test(
        "The text of a field has the alignment of its environment; that which a labeled value gives its texts isn't one"
    )
    func alignment() throws {
        let text = Binding.constant("a")
        let field = TextField("Name", text: text)
        func alignment(_ view: some View) throws -> TextAlignment {
            try ControlPage(view).content(FieldContent.self).alignment
        }
        #expect(try alignment(field) == .leading)
        #expect(try alignment(field.multilineTextAlignment(.trailing)) == .trailing)
        #expect(try alignment(SecureField("Name", text: text).multilineTextAlignment(.center)) == .center)
        #expect(try alignment(LabeledContent("Name") { field }) == .leading)
        #expect(try alignment(LabeledContent("Name") { field }.multilineTextAlignment(.center)) == .center)
        #expect(try alignment(LabeledContent("Name") { field.multilineTextAlignment(.trailing) }) == .trailing)
        let lines = ControlPage(TextField("Name", text: text, axis: .vertical).multilineTextAlignment(.center))
        #expect(try lines.content(TextAreaContent.self).alignment == .center)
        let editor = ControlPage(TextEditor(text: text).multilineTextAlignment(.trailing))
        #expect(try editor.content(TextAreaContent.self).alignment == .trailing)
        let value = ControlPage(LabeledContent("Name", value: "Ada"))
        let texts = value.renderer.tree.all.compactMap { ($0.element.content as? TextContent)?.alignment }
        #expect(texts == [.leading, .trailing])
    }

    @Test("A field with a vertical axis has several lines, and so has a text editor, which fills the height")
    func lines() throws {
        let model = Model()
        let text = Binding(get: { model.text }, set: { model.text = $0 })
        let field = ControlPage(TextField("Note", text: text, prompt: Text("Write"), axis: .vertical).lineLimit(4))
        let area = try field.content(TextAreaContent.self)
        #expect(area == TextAreaContent(FieldContent(label: "Note", prompt: "Write", text: "a"), lineLimit: 4))
        try field.post(.change, "b\nc")
        #expect(model.text == "b\nc")
        let editor = ControlPage(TextEditor(text: text))
        #expect(try editor.content(TextAreaContent.self).fillsHeight)
        let node = try #require(editor.renderer.tree.all.first { $0.element.content is TextAreaContent })
        #expect(node.element.style.flexibleAxes == [.horizontal, .vertical])
    }

    @Test("Input modifiers and text field styles apply to all fields in a view") func modifiers() throws {
        let page = ControlPage(
            VStack {
                SecureField("Password", text: .constant("secret"), prompt: Text("At least 8 letters"))
            }
            .textFieldStyle(.roundedBorder)
            .keyboardType(.asciiCapable)
            .textContentType(.password)
            .submitLabel(.go)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .disabled(true)
        )
        let content = try page.content(FieldContent.self)
        #expect(content.label == "Password" && content.prompt == "At least 8 letters")
        #expect(content.isSecure && content.hasBorder && content.isDisabled)
        #expect(content.traits.keyboard == .asciiCapable && content.traits.contentType == .password)
        #expect(content.traits.submitLabel == .go && content.traits.capitalization == .never)
        #expect(content.traits.isCorrectionDisabled)
        #expect(page.renderer.tree.first(answering: .change) == nil)
    }

    @Test("The label of a field is the text of a view with a body") func label() throws {
        let page = ControlPage(TextField(text: .constant("")) { Caption(name: "Street") })
        #expect(try page.content(FieldContent.self).label == "Street: required")
    }

    private struct Caption: View {
        let name: String
        @State private var suffix = "required"

        var body: some View { Text("\(name): \(suffix)") }
    }
}
