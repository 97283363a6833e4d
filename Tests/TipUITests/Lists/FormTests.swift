import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct FormTests {
    @Test("A form draws its views as rows and sections, with section headers and footers outside the rows")
    func form() throws {
        let (_, renderer) = mounted(
            Form {
                Section {
                    Toggle("Receipts", isOn: .constant(true))
                    TextField("Name", text: .constant("Ada"))
                } header: {
                    Text("Messages")
                } footer: {
                    Text("Others see it.")
                }
                Button("Reset") {}
            }
            .formStyle(.grouped)
        )
        let form = try #require(renderer.tree.children.first)
        #expect(form.element.content as? ListContent == ListContent(isForm: true))
        #expect(form.children.map { type(of: $0.element.content).kind } == [.section, .row])
        #expect(form.children.first?.children.map(\.texts) == [["Messages"], ["Receipts"], [], ["Others see it."]])
    }

    @Test("A toggle and a text field fill the width of their form row") func width() {
        let (_, renderer) = mounted(
            Form {
                Toggle("Receipts", isOn: .constant(true))
                TextField("Name", text: .constant(""))
            }
        )
        let controls = renderer.tree.all.filter {
            $0.element.content is ToggleContent || $0.element.content is FieldContent
        }
        #expect(controls.map(\.element.style.flexibleAxes) == [.horizontal, .horizontal])
    }
}
