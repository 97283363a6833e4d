import Testing
import TipUIConformance

@testable import TipUI

/// Modifiers around several views, which apply to each of them.
@MainActor @Suite struct EachViewTests {
    private struct Two: View {
        var body: some View {
            Text("a")
            Text("b")
        }
    }

    private func mount(@ViewBuilder _ content: () -> some View) -> (graph: Graph, renderer: RecordingRenderer) {
        mounted(VStack { content() })
    }

    /// The children of the stack that `mount` makes.
    private func items(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.children[0].children
    }

    @Test("A modifier of a group, a loop, a condition or a view with two views in its body applies to each view")
    func each() {
        let isOn = true
        let (_, renderer) = mount {
            Group {
                Text("a")
                Text("b")
            }
            .padding(3)
            ForEach(0..<2) { Text(verbatim: "\($0)") }.opacity(0.5)
            Group { if isOn { Two() } else { Text("c") } }.frame(width: 9)
            Two().onTapGesture {}
            AnyView(Two()).overlay { Divider() }
        }
        let items = items(renderer)
        #expect(items.map(\.texts) == [["a"], ["b"], ["0"], ["1"], ["a"], ["b"], ["a"], ["b"], ["a"], ["b"]])
        #expect(items[0...1].allSatisfy { $0.element.style.padding?.top == 3 })
        #expect(items[2...3].allSatisfy { $0.element.style.opacity == 0.5 })
        #expect(items[4...5].allSatisfy { $0.element.style.width == 9 })
        #expect(items[6...7].allSatisfy { $0.element.events == .tap })
        #expect(items[8...9].allSatisfy { $0.element.content is OverlayContent && $0.children.count == 2 })
    }

    @Test("A modifier around a modifier of several views applies to each view, whatever the inner one sets")
    func around() {
        let inner: [(Group<Two>) -> any View] = [
            { $0.buttonStyle(.bordered) }, { $0.buttonStyle(OwnButtonStyle()) }, { $0.toggleStyle(.button) },
            { $0.labelStyle(.iconOnly) }, { $0.pickerStyle(.inline) }, { $0.listStyle(.plain) },
            { $0.textFieldStyle(.roundedBorder) }, { $0.progressViewStyle(.circular) }, { $0.transition(.slide) },
            { $0.animation(.default, value: 1) }, { $0.gesture(TapGesture()) }, { $0.onAppear {} }, { $0.task {} },
            { $0.onChange(of: 1) {} }, { $0.disabled(true) }, { $0.id(1) }, { $0.tag(1) }, { $0.controlSize(.small) },
            { $0.environment(\.lineLimit, 1) }, { $0.accessibilityLabel("x") }, { $0.contextMenu { Text("m") } },
            { $0.sheet(isPresented: .constant(false)) { Text("s") } }, { $0.toolbar { Text("t") } },
            { $0.alert("x", isPresented: .constant(false)) { Text("s") } }, { $0.navigationTitle("x") },
            { $0.preferredColorScheme(.dark) }, { $0.badge(1) }, { $0.help("x") }, { $0.tint(.red) },
            { view in ScrollViewReader { _ in view } },
        ]
        for (number, modifier) in inner.enumerated() {
            let (_, renderer) = mount { AnyView(AnyView(modifier(Group { Two() })).padding(3)) }
            let padded = renderer.tree.all.filter { $0.element.style.padding?.top == 3 }
            #expect(padded.map(\.texts.first) == ["a", "b"], "modifier \(number)")
        }
    }

    private struct OwnButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("A modifier of one view, of an optional view or of a condition between two views needs no more elements")
    func single() {
        let isOn = true
        let (_, renderer) = mount {
            Group { if isOn { Text("a") } else { Text("b") } }.padding(3)
            Group { if isOn { Text("c") } }.padding(3)
            Group { if !isOn { Text("d") } }.padding(3)
        }
        #expect(items(renderer).map(\.texts) == [["a"], ["c"]])
        #expect(items(renderer).allSatisfy { $0.element.style.padding?.top == 3 })
    }

    @Test("Several modifiers apply to each view in their order, and reach no view inside another")
    func order() {
        let (_, renderer) = mount {
            Group {
                HStack { Two() }
                Text("c")
            }
            .padding(1)
            .font(.title)
            .padding(2)
        }
        let items = items(renderer)
        #expect(items.map(\.element.style.padding?.top) == [2, 2])
        #expect(items.map { $0.children[0].element.style.padding?.top } == [1, 1])
        #expect(items[0].children[0].children[0].children.map { $0.element.content is TextContent } == [true, true])
    }

    @Test("A modifier of one's own applies to each view, also with several modifiers in its body") func own() {
        struct Own: ViewModifier {
            func body(content: Content) -> some View { content.padding(3).opacity(0.5) }
        }
        struct Adding: ViewModifier {
            func body(content: Content) -> some View {
                content
                Text("c")
            }
        }
        let (_, renderer) = mount {
            Two().modifier(Own())
            Text("d").modifier(Own())
            Text("e").modifier(Adding()).padding(3)
        }
        let items = items(renderer)
        #expect(items.map(\.texts) == [["a"], ["b"], ["d"], ["e"], ["c"]])
        #expect(items[0...2].allSatisfy { $0.element.style.opacity == 0.5 })
        #expect(items[0...2].allSatisfy { $0.children[0].element.style.padding?.top == 3 })
        #expect(items[3...4].allSatisfy { $0.element.style.padding?.top == 3 })
    }

    @Test("A popover of several views points at the first of them, and at the next when that is gone")
    func first() {
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn {
                VStack {
                    Group {
                        if subject.isOn { Text("a") }
                        Text("b")
                    }
                    .popover(isPresented: .constant(false)) { Text("c") }
                }
            }
        )
        func anchors() -> [[String]] {
            renderer.tree.all.filter { $0.element.content is AnchorContent }.map(\.texts)
        }
        #expect(anchors() == [["a"]])
        #expect(renderer.tree.texts == ["a", "b"])
        subject.isOn = false
        graph.flush()
        #expect(anchors() == [["b"]])
    }

    @Test("The views of a group keep their state when a modifier around them changes") func state() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn {
                VStack {
                    Group {
                        Counter()
                        Text("b")
                    }
                    .padding(subject.isOn ? 1 : 2)
                }
            }
        )
        graph.press("0")
        #expect(renderer.tree.texts == ["1", "b"])
        subject.isOn.toggle()
        graph.flush()
        #expect(renderer.tree.texts == ["1", "b"])
        #expect(renderer.tree.all.compactMap(\.element.style.padding?.top) == [2, 2])
    }

    @Test("A section in a menu, which is one view there, is modified once") func sections() {
        let (_, renderer) = mounted(
            Menu("a") {
                Group {
                    Section("b") { Button("c") {} }
                    Button("d") {}
                }
                .padding(3)
            }
        )
        let padded = renderer.tree.all.filter { $0.element.style.padding?.top == 3 }
        #expect(padded.map(\.texts.last) == ["c", "d"])
    }

    @Test("A sheet that a view of a group presents isn't modified") func sheets() {
        let (_, renderer) = mount {
            Group {
                Text("a").sheet(isPresented: .constant(true)) { Text("c") }
                Text("b")
            }
            .padding(3)
        }
        let sheet = renderer.tree.all.first { $0.element.content is SheetContent }
        #expect(sheet?.texts == ["c"])
        #expect(sheet?.all.allSatisfy { $0.element.style.padding == nil } == true)
    }
}
