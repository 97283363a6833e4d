import Testing

@testable import TipUI

@MainActor @Suite struct ViewElementTests {
    private func element(_ view: any View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Element? {
        var environment = EnvironmentValues()
        change(&environment)
        return (view as? any PrimitiveView)?.primitive(in: environment).element
    }

    @Test("Each view says what it is")
    func kinds() {
        #expect(
            element(VStack(alignment: .leading, spacing: 4) { Text("a") })?.kind
                == .stack(StackLayout(axis: .vertical, alignment: .start, spacing: 4))
        )
        #expect(
            element(HStack(alignment: .top) { Text("a") })?.kind
                == .stack(StackLayout(axis: .horizontal, alignment: .start))
        )
        #expect(
            element(ZStack(alignment: .bottomTrailing) { Text("a") })?.kind
                == .overlay(OverlayLayout(horizontal: .end, vertical: .end))
        )
        #expect(element(Spacer(minLength: 3))?.kind == .spacer(minLength: 3))
        #expect(element(Divider())?.kind == .divider)
        #expect(element(ScrollView(.horizontal) { Text("a") })?.kind == .scroll(axis: .horizontal))
        #expect(element(ProgressView(value: 3.0, total: 4.0))?.kind == .progress(0.75))
        #expect(element(Toggle("a", isOn: .constant(true)))?.kind == .toggle(isOn: true))
        #expect(element(TextField("a", text: .constant("b")))?.kind == .field(FieldContent(prompt: "a", text: "b")))
        #expect(element(Color.red)?.kind == .shape(ShapeContent(outline: .rectangle, fill: .system(.red))))
        #expect(element(Circle().fill(.tint))?.kind == .shape(ShapeContent(outline: .circle, fill: .tint)))
        #expect(
            element(Callout(CalloutContent(arrowEdge: .top)) { Text("a") })?.kind
                == .callout(CalloutContent(arrowEdge: .top))
        )
        #expect(element(Callout(CalloutContent(), label: "b") { Text("a") })?.accessibility.label == "b")
    }

    @Test("An image takes scale, mode, layers and fit from its surroundings, its own first")
    func images() {
        let image = Image(systemName: "star").resizable().imageScale(.small)
        let drawn = element(image) {
            $0.imageScale = .large
            $0.symbolRenderingMode = .hierarchical
            $0.imageFit = ImageFit(mode: .fit)
        }
        #expect(
            drawn?.kind
                == .image(
                    ImageContent(
                        source: .symbol("star"),
                        label: "star",
                        scale: .small,
                        renderingMode: .hierarchical,
                        isResizable: true,
                        contentMode: .fit
                    )
                )
        )
    }

    @Test("A button presses its action, and not when disabled")
    func buttons() {
        var presses = 0
        let button = Button("Save", systemImage: "star", role: .destructive) { presses += 1 }
        let primitive = button.primitive(in: EnvironmentValues())
        #expect(primitive.element?.kind == .button(ButtonContent(role: .destructive)))
        primitive.handlers[.tap]?(ElementEvent(.tap, on: ElementID(1)))
        #expect(presses == 1)
        var environment = EnvironmentValues()
        environment.isEnabled = false
        let disabled = button.primitive(in: environment)
        #expect(disabled.element?.kind == .button(ButtonContent(role: .destructive, isDisabled: true)))
        #expect(disabled.handlers.isEmpty)
    }

    @Test("Gestures on one view are one element, and a press on the inner one alone counts")
    func gestures() {
        var calls: [String] = []
        let view = Text("a")
            .onTapGesture { calls.append("tap") }
            .onLongPressGesture(minimumDuration: 1) { calls.append("long") }
            .onTapGesture { calls.append("outer") }
        let primitive = (view as? any PrimitiveView)?.primitive(in: EnvironmentValues())
        #expect(primitive?.element?.kind == .box)
        #expect(primitive?.element?.style.longPressDuration == 1)
        #expect(primitive?.children.first?.view is Text)
        primitive?.handlers[.tap]?(ElementEvent(.tap, on: ElementID(1)))
        primitive?.handlers[.longPress]?(ElementEvent(.longPress, on: ElementID(1)))
        #expect(calls == ["tap", "long"])
    }

    @Test("A list makes a row of each view and leaves sections as they are")
    func lists() {
        let list = List {
            Text("a")
            ForEach([1, 2], id: \.self) { Text("\($0)") }
            Section("b") { Text("c") }
            if true { Text("d").listRowBackground(Color.red) }
        }
        let rows = list.primitive(in: EnvironmentValues()).children
        #expect(rows.map { $0.view is ListRow } == [true, true, true, false, true])
        #expect(Set(rows.map(\.key)).count == 5)
        #expect(element(rows[3].view)?.kind == .section(SectionContent(hasHeader: true)))
    }

    @Test("A popover is an anchor with the view first, and the card while presented")
    func popovers() {
        var dismissals = 0
        var labels = 0
        func label() -> String {
            labels += 1
            return "c"
        }
        func anchor(_ isPresented: Bool) -> Primitive? {
            let view = Text("a").popover(
                isPresented: isPresented,
                content: PopoverContent(arrowEdges: [.top]),
                label: label(),
                onDismiss: { dismissals += 1 }
            ) { Text("b") }
            return (view as? any PrimitiveView)?.primitive(in: EnvironmentValues())
        }
        #expect(anchor(false)?.children.count == 1)
        #expect(labels == 0)
        let shown = anchor(true)
        #expect(shown?.element?.kind == .anchor)
        #expect(shown?.children.first?.view is Text)
        let card = (shown?.children.last?.view as? any PrimitiveView)?.primitive(in: EnvironmentValues())
        #expect(card?.element?.kind == .popover(PopoverContent(arrowEdges: [.top])))
        #expect(card?.element?.accessibility.label == "c")
        card?.handlers[.dismiss]?(ElementEvent(.dismiss, on: ElementID(1)))
        #expect(dismissals == 1)
    }
}
