import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct ViewElementTests {
    private func element(_ view: any View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Element? {
        var environment = EnvironmentValues()
        change(&environment)
        return (view as? any PrimitiveView)?.primitive(in: environment).element
    }

    @Test("Each built-in view creates an element with the matching content")
    func kinds() {
        #expect(
            element(VStack(alignment: .leading, spacing: 4) { Text("a") })?.content as? StackContent
                == StackContent(.vertical(.leading), spacing: 4)
        )
        #expect(
            element(HStack(alignment: .top) { Text("a") })?.content as? StackContent
                == StackContent(.horizontal(.top))
        )
        #expect(
            element(ZStack(alignment: .bottomTrailing) { Text("a") })?.content as? OverlayContent
                == OverlayContent(.bottomTrailing)
        )
        #expect(element(Spacer(minLength: 3))?.content as? SpacerContent == SpacerContent(minLength: 3))
        #expect(element(Divider())?.content is DividerContent)
        #expect(
            element(ScrollView(.horizontal) { Text("a") })?.content as? ScrollContent
                == ScrollContent(axis: .horizontal)
        )
        let hidden = ScrollContent(axis: .vertical, hidesIndicators: true)
        #expect(element(ScrollView(showsIndicators: false) { Text("a") })?.content as? ScrollContent == hidden)
        let quiet = mounted(ScrollView { Text("a") }.scrollIndicators(.hidden)).renderer.tree.all
        #expect(quiet.contains { $0.element.content as? ScrollContent == hidden })
        #expect(element(Text("a").scenePadding(.horizontal))?.style.padding == EdgeInsets(.horizontal, 16))
        let bar = NavigationStack {
            Text("a").toolbar {
                ToolbarItem(placement: .topBarTrailing) { Text("b") }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItem(placement: .topBarTrailing) { Text("c") }
            }
        }
        #expect(mounted(bar).renderer.tree.all.contains { $0.element.style.width == 16 })
        #expect(
            element(ProgressView(value: 3.0, total: 4.0))?.content as? ProgressContent
                == ProgressContent(fraction: 0.75)
        )
        #expect(element(Toggle("a", isOn: .constant(true)))?.content as? ToggleContent == ToggleContent(isOn: true))
        #expect(
            element(TextField("a", text: .constant("b")))?.content as? FieldContent
                == FieldContent(prompt: "a", text: "b")
        )
        #expect(element(Color.red)?.content as? ShapeContent == ShapeContent(outline: .rectangle, fill: .system(.red)))
        #expect(element(Circle().fill(.tint))?.content as? ShapeContent == ShapeContent(outline: .circle, fill: .tint))
        #expect(
            element(Callout(CalloutContent(arrowEdge: .top)) { Text("a") })?.content as? CalloutContent
                == CalloutContent(arrowEdge: .top)
        )
        #expect(element(Callout(CalloutContent(), label: "b") { Text("a") })?.accessibility.label == "b")
    }

    @Test("An image's own modifiers override the environment, which applies where the image sets nothing")
    func images() {
        let image = Image(systemName: "star").resizable().imageScale(.small)
        let drawn = element(image) {
            $0.imageScale = .large
            $0.symbolRenderingMode = .hierarchical
            $0.imageFit = .fit
        }
        #expect(
            drawn?.content as? ImageContent
                == ImageContent(
                    source: .symbol("star"),
                    label: "star",
                    scale: .small,
                    renderingMode: .hierarchical,
                    isResizable: true,
                    contentMode: .fit
                )
        )
    }

    @Test("A button runs its action when it is pressed, and has no handler while it is disabled")
    func buttons() {
        var presses = 0
        let button = Button("Save", systemImage: "star", role: .destructive) { presses += 1 }
        let primitive = button.primitive(in: EnvironmentValues())
        #expect(primitive.element?.content as? ButtonContent == ButtonContent(role: .destructive))
        primitive.handlers[.tap]?(ElementEvent(.tap, on: ElementID(1)))
        #expect(presses == 1)
        var environment = EnvironmentValues()
        environment.isEnabled = false
        let disabled = button.primitive(in: environment)
        #expect(disabled.element?.content as? ButtonContent == ButtonContent(role: .destructive, isDisabled: true))
        #expect(disabled.handlers.isEmpty)
    }

    @Test("Several gestures on a view share one element, and of two tap gestures only the inner one runs")
    func gestures() {
        var calls: [String] = []
        let view = Text("a")
            .onTapGesture { calls.append("tap") }
            .onLongPressGesture(minimumDuration: 1) { calls.append("long") }
            .onTapGesture { calls.append("outer") }
        let primitive = (view as? any PrimitiveView)?.primitive(in: EnvironmentValues())
        #expect(primitive?.element?.content is BoxContent)
        #expect(primitive?.element?.style.longPressDuration == 1)
        #expect(primitive?.children.first?.view is Text)
        primitive?.handlers[.tap]?(ElementEvent(.tap, on: ElementID(1)))
        primitive?.handlers[.longPress]?(ElementEvent(.longPress, on: ElementID(1)))
        #expect(calls == ["tap", "long"])
        let twice = Text("a").onTapGesture(count: 2) {}.onTapGesture {}
        let style = (twice as? any PrimitiveView)?.primitive(in: EnvironmentValues()).element?.style
        #expect(style?.tapCount == 2)
    }

    @Test("A list puts each view in a row, except sections")
    func lists() {
        let (_, renderer) = mounted(
            List {
                Text("a")
                ForEach([1, 2], id: \.self) { Text("\($0)") }
                Section("b") { Text("c") }
                if true { Text("d").listRowBackground(Color.red) }
            }
        )
        let rows = renderer.tree.children.first?.children ?? []
        #expect(rows.map { type(of: $0.element.content).kind } == [.row, .row, .row, .section, .row])
        #expect(rows.map(\.texts) == [["a"], ["1"], ["2"], ["b", "c"], ["d"]])
        #expect(rows[3].element.content as? SectionContent == SectionContent(hasHeader: true))
    }

    @Test("A view with a popover is an anchor element, which contains the popover's card while it is presented")
    func popovers() {
        var dismissals = 0
        var labels = 0
        func label() -> String {
            labels += 1
            return "c"
        }
        func anchor(_ isPresented: Bool) -> Primitive? {
            let view = Text("a").popoverCard(
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
        #expect(shown?.element?.content is AnchorContent)
        #expect(shown?.children.first?.view is Text)
        let card = (shown?.children.last?.view as? any PrimitiveView)?.primitive(in: EnvironmentValues())
        #expect(card?.element?.content as? PopoverContent == PopoverContent(arrowEdges: [.top]))
        #expect(card?.element?.accessibility.label == "c")
        card?.handlers[.dismiss]?(ElementEvent(.dismiss, on: ElementID(1)))
        #expect(dismissals == 1)
    }
}
