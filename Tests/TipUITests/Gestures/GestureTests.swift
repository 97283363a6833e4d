import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct GestureTests {
    /// A view whose offset follows a drag.
    private struct Draggable: View {
        let diary: Diary
        @GestureState private var translation = CGSize.zero

        var body: some View {
            Text(verbatim: "\(Int(translation.width)) \(Int(translation.height))")
                .gesture(
                    DragGesture(minimumDistance: 4, coordinateSpace: .global)
                        .updating($translation) { value, state, _ in state = value.translation }
                        .onChanged { diary.note("at \(Int($0.location.x)) \(Int($0.location.y))") }
                        .onEnded { diary.note("to \(Int($0.predictedEndTranslation.width))") }
                )
        }
    }

    private func drag(_ graph: Graph, _ renderer: RecordingRenderer, _ value: String) {
        guard let id = renderer.tree.first(answering: .drag) else { return }
        graph.handle(ElementEvent(.drag, on: id, value: value))
        graph.flush()
    }

    @Test("A drag calls its actions, and its gesture state has its initial value again at the end") func dragging() {
        let diary = Diary()
        let (graph, renderer) = mounted(Draggable(diary: diary))
        #expect(renderer.tree.all.compactMap(\.element.style.dragDistance) == [4])
        drag(graph, renderer, "moved 100 200 5 5 8 9 40 0")
        #expect(renderer.tree.texts == ["3 4"])
        drag(graph, renderer, "ended 100 200 5 5 15 9 40 0")
        #expect(renderer.tree.texts == ["0 0"])
        drag(graph, renderer, "moved 100 200 5 5 8 9 40 0")
        drag(graph, renderer, "canceled 100 200 5 5 8 9 40 0")
        #expect(renderer.tree.texts == ["0 0"])
        #expect(diary.take() == ["at 108 209", "to 20", "at 108 209"])
    }

    @Test(
        "A report of a drag that lacks a number, or has a phase that doesn't exist, is refused",
        arguments: [
            "", "moved", "moved 1 2 3 4 5 6 7", "moved 1 2 3 4 5 6 7 x", "flown 1 2 3 4 5 6 7 8",
            "moved 1 2 3 4 5 6 7 1e9",
        ]
    )
    func reports(value: String) {
        #expect(ElementDrag(value) == nil)
    }

    @Test("Gestures of taps and long presses act like the modifiers of these names, and can have a body") func presses()
    {
        struct Twice: Gesture {
            let action: @MainActor () -> Void
            var body: some Gesture<Void> { TapGesture(count: 2).onEnded(action) }
            typealias Value = Void
        }
        let diary = Diary()
        let (graph, renderer) = mounted(
            VStack {
                Text("a").gesture(TapGesture().onEnded { diary.note("tap") })
                Text("b").gesture(LongPressGesture(minimumDuration: 1).onEnded { diary.note("long \($0)") })
                Text("c").gesture(Twice { diary.note("twice") }.onEnded { diary.note("end") })
                Text("d").gesture(TapGesture().onEnded { diary.note("never") }, including: .subviews)
            }
        )
        let pressed = renderer.tree.all.filter { !$0.element.events.isEmpty }
        #expect(pressed.map(\.texts) == [["a"], ["b"], ["c"]])
        #expect(pressed[1].element.style.longPressDuration == 1)
        #expect(pressed[2].element.style.tapCount == 2)
        graph.handle(ElementEvent(.tap, on: pressed[0].id))
        graph.handle(ElementEvent(.longPress, on: pressed[1].id))
        graph.handle(ElementEvent(.tap, on: pressed[2].id))
        #expect(diary.take() == ["tap", "long true", "twice", "end"])
    }

    @Test("A simultaneous gesture of a button is taken with the button's own action") func simultaneous() {
        let diary = Diary()
        let (graph, renderer) = mounted(
            Button("a") { diary.note("button") }.simultaneousGesture(TapGesture().onEnded { diary.note("gesture") })
        )
        if let id = renderer.tree.first(answering: .tap) { graph.handle(ElementEvent(.tap, on: id)) }
        #expect(diary.take() == ["button", "gesture"])
    }
}
