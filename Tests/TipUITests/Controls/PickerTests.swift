import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct PickerTests {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear, plum
        var id: Self { self }
    }

    @Observable final class Model {
        var fruit = Fruit.pear
        var number: Int? = 2
    }

    private struct Fruits: View {
        var body: some View {
            ForEach(Fruit.allCases) { Text($0.rawValue) }
        }
    }

    /// The elements with a content type, in the order of the page.
    private func contents<Content: ElementContent>(_ type: Content.Type, in page: ControlPage) -> [Content] {
        page.renderer.tree.all.compactMap { $0.element.content as? Content }
    }

    private func fruit(_ model: Model) -> Binding<Fruit> { Binding(get: { model.fruit }, set: { model.fruit = $0 }) }

    @Test("The options of a picker are the views with tags in groups, sections and views with a body")
    func options() throws {
        let model = Model()
        let number = Binding(get: { model.number }, set: { model.number = $0 })
        let page = ControlPage(
            Form {
                Picker("Number", selection: number) {
                    Text("None").tag(nil as Int?)
                    Section("Small") {
                        ForEach([1, 2], id: \.self) { Text("No. \($0)") }
                    }
                    Divider()
                    Group {
                        Label("Many", systemImage: "star").tag(100).foregroundStyle(.red)
                        Text("Many").padding().tag(200)
                        Text("Wrong type").tag("x")
                    }
                }
            }
        )
        var content = try page.content(PickerContent.self)
        #expect(content.options.map(\.title) == ["None", "No. 1", "No. 2", "Many", "Many"])
        #expect(content.options.map(\.value) == ["None", "No. 1", "No. 2", "Many", "Many 2"])
        #expect(content.options.map(\.section) == [nil, "Small", "Small", nil, nil])
        #expect(content.options.map(\.isSelected) == [false, false, true, false, false])
        #expect(!content.hidesLabel && page.renderer.tree.texts == ["Number"])
        for value in ["Wrong type", "", "7", nil] as [String?] {
            #expect(!content.hasRequiredValue(ElementEvent(.change, on: ElementID(1), value: value)))
            try page.post(.change, value)
        }
        #expect(model.number == 2)
        try page.post(.change, "Many 2")
        #expect(model.number == 200)
        try page.post(.change, "None")
        #expect(model.number == nil)
        content = try page.content(PickerContent.self)
        #expect(content.options.map(\.isSelected) == [true, false, false, false, false])
    }

    @Test("Outside rows a picker hides its label, and a wheel shows several options") func label() throws {
        let model = Model()
        let menu = ControlPage(Picker("Fruit", selection: fruit(model)) { Fruits() })
        #expect(try menu.content(PickerContent.self).hidesLabel)
        #expect(try menu.content(PickerContent.self).options.map(\.title) == ["apple", "pear", "plum"])
        let wheel = ControlPage(
            Picker("Fruit", selection: fruit(model)) { Fruits() }.pickerStyle(.wheel).disabled(true)
        )
        #expect(try wheel.content(PickerContent.self).rows == 5)
        #expect(try wheel.content(PickerContent.self).isDisabled)
        #expect(wheel.renderer.tree.first(answering: .change) == nil)
    }

    @Test("Exactly one of a picker's segments is on, and all are in one group") func segments() throws {
        let model = Model()
        let page = ControlPage(
            Picker("Fruit", selection: fruit(model)) { Fruits() }.pickerStyle(.segmented)
        )
        let group = try #require(page.renderer.tree.all.first { $0.element.content is SegmentsContent })
        #expect(group.element.accessibility.label == "Fruit")
        let segments = contents(ToggleContent.self, in: page)
        #expect(segments.map(\.isOn) == [false, true, false])
        #expect(Set(segments.map(\.group)).count == 1 && segments[0].group != nil)
        try page.post(.change, "false")
        #expect(model.fruit == .pear)
        try page.post(.change, "true")
        #expect(model.fruit == .apple)
        #expect(contents(ToggleContent.self, in: page).map(\.isOn) == [true, false, false])
    }

    @Test("An inline picker has a row for its label and one for each option") func inline() throws {
        let model = Model()
        let page = ControlPage(
            Form { Picker("Fruit", selection: fruit(model)) { Fruits() }.pickerStyle(.inline) }
        )
        let rows = page.renderer.tree.all.filter { $0.element.content is RowContent }
        #expect(rows.map(\.texts) == [["Fruit"], ["apple"], ["pear"], ["plum"]])
        let choices = contents(ButtonContent.self, in: page)
        #expect(choices.map(\.look) == [.choice, .choice, .choice])
        #expect(choices.map(\.isOn) == [false, true, false])
        try page.post(.tap)
        #expect(model.fruit == .apple)
    }

    @Test("In a menu, the options of a picker are items of the menu, unless the picker has the menu style")
    func menu() throws {
        let model = Model()
        let page = ControlPage(Menu("Sort") { Picker("Fruit", selection: fruit(model)) { Fruits() } })
        let items = contents(ButtonContent.self, in: page).filter { $0.look == .menuItem }
        #expect(items.map(\.isOn) == [false, true, false])
        let nested = ControlPage(
            Menu("Sort") { Picker("Fruit", selection: fruit(model)) { Fruits() }.pickerStyle(.menu) }
        )
        #expect(contents(MenuContent.self, in: nested).count == 2)
    }

    @Test("A choice on the level of a navigation link sets the value and goes back") func link() throws {
        let model = Model()
        let page = ControlPage(
            NavigationStack {
                Form { Picker("Fruit", selection: fruit(model)) { Fruits() }.pickerStyle(.navigationLink) }
            }
        )
        #expect(page.renderer.tree.texts == ["Fruit", "pear"])
        try page.post(.tap)
        let plum = try #require(
            page.renderer.tree.all.first {
                ($0.element.content as? ButtonContent)?.look == .choice && $0.texts == ["plum"]
            }
        )
        #expect(contents(PageContent.self, in: page).map(\.title).contains("Fruit"))
        page.graph.handle(ElementEvent(.tap, on: plum.id))
        page.graph.flush()
        #expect(model.fruit == .plum)
        #expect(page.renderer.tree.texts == ["Fruit", "plum"])
    }

    @Test("A picker of shared values sets the value of each source") func sources() throws {
        var values = ["a", "a"]
        let bindings = [0, 1].map { index in Binding(get: { values[index] }, set: { values[index] = $0 }) }
        let picker = Picker(sources: bindings, selection: \.self) {
            Text("A").tag("a")
            Text("B").tag("b")
        } label: {
            Text("All")
        }
        try ControlPage(picker).post(.change, "B")
        #expect(values == ["b", "b"])
    }

    @Test("A picker of shared values without a source shows its options, none of them chosen") func noSources() throws {
        let picker = Picker(sources: [Binding<String>](), selection: \.self) {
            Text("A").tag("a")
        } label: {
            Text("All")
        }
        let content = try ControlPage(picker).content(PickerContent.self)
        #expect(content.options.map(\.value) == ["A"])
        #expect(content.options.map(\.isSelected) == [false])
    }
}

@MainActor @Suite struct ToggleStyleTests {
    private struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Text(configuration.isOn ? "on" : "off")
                    configuration.label
                }
            }
        }
    }

    @Test("The app's own toggle style draws the toggle and changes its value") func own() throws {
        var value = false
        let page = ControlPage(
            Toggle("Sound", isOn: Binding(get: { value }, set: { value = $0 })).toggleStyle(Check())
        )
        #expect(page.renderer.tree.texts == ["off", "Sound"])
        try page.post(.tap)
        #expect(value)
    }

    @Test("Built-in toggle styles are a switch, a checkbox and a button that is pressed while the toggle is on")
    func builtIn() throws {
        let toggle = Toggle("Sound", systemImage: "speaker", isOn: .constant(true))
        let tinted = ControlPage(toggle.toggleStyle(SwitchToggleStyle(tint: .red)).labelsHidden())
        #expect(try tinted.content(ToggleContent.self).tint == .system(.red))
        #expect(try tinted.content(ToggleContent.self).hidesLabel)
        #expect(try ControlPage(toggle.toggleStyle(.checkbox)).content(ToggleContent.self).look == .checkbox)
        #expect(try ControlPage(toggle.disabled(true)).content(ToggleContent.self).isDisabled)
        let button = try ControlPage(toggle.toggleStyle(.button)).content(ButtonContent.self)
        #expect(button == ButtonContent(look: .borderedProminent, isOn: true))
    }
}
