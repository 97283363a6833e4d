import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct ControlTests {
    @Test(
        "A change event with a missing or invalid value doesn't change a text field or a switch"
    )
    func changes() throws {
        var text = "Heron"
        var isOn = true
        let field = TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
            .primitive(in: EnvironmentValues())
        let toggle = Toggle("Seen", isOn: Binding(get: { isOn }, set: { isOn = $0 })).primitive(in: EnvironmentValues())
        func change(_ primitive: Primitive, to value: String?) throws -> Bool {
            let event = ElementEvent(.change, on: ElementID(1), value: value)
            primitive.handlers[.change]?(event)
            return try #require(primitive.element?.content).hasRequiredValue(event)
        }
        #expect(try !change(field, to: nil))
        for value in [nil, "", "TRUE", "0"] as [String?] {
            #expect(try !change(toggle, to: value))
        }
        #expect(text == "Heron" && isOn)
        #expect(try change(field, to: ""))
        #expect(try change(toggle, to: "false"))
        #expect(text.isEmpty && !isOn)
    }

    @Test("Screen readers skip the image of a Label and read only its title") func label() {
        let tree = mounted(Label("Share", systemImage: "square.and.arrow.up")).graph.snapshot()
        let images = tree.all.filter { $0.element.content is ImageContent }
        #expect(images.map(\.element.accessibility.isHidden) == [true])
        #expect(tree.texts == ["Share"])
    }
}
