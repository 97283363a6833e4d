import Testing

@testable import TipUI

@MainActor @Suite struct MotionTests {
    private final class Batches: Renderer {
        var batches: [[Mutation]] = []
        func commit(_ mutations: [Mutation]) { batches.append(mutations) }
        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
    }

    @Observable @MainActor final class Model {
        var isShown = false
        var width = 10.0
        var other = 1.0
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            VStack {
                if model.isShown { Text("a").transition(.slide) }
                Text("b").frame(width: model.width).animation(.easeIn, value: model.width)
                Text("c").opacity(model.other)
            }
        }
    }

    /// Returns the motions of the batch that a change makes.
    private func motions(in graph: Graph, _ renderer: Batches, _ change: () -> Void) -> [Mutation.Motion] {
        renderer.batches = []
        change()
        graph.flush()
        return renderer.batches.joined().compactMap { if case .animate(_, let motion) = $0 { motion } else { nil } }
    }

    @Test("Changes under withAnimation move, others don't, and a view comes and goes with its transition")
    func transactions() throws {
        let (model, renderer) = (Model(), Batches())
        let graph = Graph(Page(model: model), renderer: renderer)
        graph.appear()
        #expect(motions(in: graph, renderer) { model.other = 0.5 } == [])
        #expect(motions(in: graph, renderer) { withAnimation(.linear) { model.other = 0.2 } } == [.change(.linear)])
        #expect(motions(in: graph, renderer) { model.isShown = true } == [])
        #expect(motions(in: graph, renderer) { model.isShown = false } == [])
        let slide = AnyTransition.slide
        #expect(
            motions(in: graph, renderer) { withAnimation(.linear) { model.isShown = true } }
                == [.appearance(slide.insertion, .linear)]
        )
        #expect(
            motions(in: graph, renderer) { withAnimation(.linear) { model.isShown = false } }
                == [.removal(slide.removal, .linear)]
        )
        #expect(slide.insertion != slide.removal)
    }

    @Test("An animation of a value moves what changes with the value inside its view, and nothing else") func values() {
        let (model, renderer) = (Model(), Batches())
        let graph = Graph(Page(model: model), renderer: renderer)
        graph.appear()
        let found = motions(in: graph, renderer) {
            model.width = 20
            model.other = 0.5
        }
        #expect(found == [.change(.easeIn)])
        // It takes the place of the animation under which the change is made.
        #expect(
            motions(in: graph, renderer) { withAnimation(.linear) { model.width = 30 } } == [.change(.easeIn)]
        )
    }

    @Test("A binding's animation applies to changes made through it, and a transaction can be changed below")
    func bindings() {
        struct Page: View {
            @State private var opacity = 1.0
            let use: (Binding<Double>) -> Void

            var body: some View {
                Text("a").opacity(opacity).transaction { $0.animation = $0.animation?.speed(2) }
                    .onAppear { use($opacity.animation(.linear)) }
            }
        }
        var binding: Binding<Double>?
        let renderer = Batches()
        let graph = Graph(Page { binding = $0 }, renderer: renderer)
        graph.appear()
        let found = motions(in: graph, renderer) { binding?.wrappedValue = 0.5 }
        #expect(found == [.change(.linear.speed(2))])
    }

    @Test("A proxy scrolls to the view that has an identity, also as soon as the views appear") func scrolling() throws
    {
        struct Page: View {
            let use: (ScrollViewProxy) -> Void

            var body: some View {
                ScrollViewReader { proxy in
                    ForEach(0..<3) { Text("\($0)") }
                    Text("end").id("end")
                        .onAppear {
                            use(proxy)
                            proxy.scrollTo("end", anchor: .bottom)
                        }
                }
            }
        }
        var proxy: ScrollViewProxy?
        let renderer = Batches()
        let graph = Graph(Page { proxy = $0 }, renderer: renderer)
        func texts(_ tree: ElementTree) -> [ElementID] {
            tree.element.content is TextContent ? [tree.id] : tree.children.flatMap(texts)
        }
        let elements = texts(graph.snapshot())
        graph.appear()
        #expect(renderer.batches.joined().contains(.animate(elements[3], .scroll(.bottom, isAnimated: false))))
        let found = motions(in: graph, renderer) { withAnimation { proxy?.scrollTo(1) } }
        #expect(found == [.scroll(nil, isAnimated: true)])
        #expect(renderer.batches.joined().contains(.animate(elements[1], .scroll(nil, isAnimated: true))))
        #expect(motions(in: graph, renderer) { proxy?.scrollTo("nowhere") } == [])
    }

    @Test("Springs take as long as they swing, and durations follow from delay and speed") func animations() {
        #expect(Animation.spring(duration: 0.5, bounce: 0.3).duration > Animation.smooth.duration)
        #expect(Animation.linear(duration: 2).speed(2).delay(1).speed == 2)
        #expect(Animation.easeIn.repeatCount(3, autoreverses: false).count == 3)
        #expect(Animation.easeIn.repeatForever().count == nil)
        #expect(AnyTransition.scale.combined(with: .opacity).insertion == TransitionFrame(opacity: 0, scale: 0))
    }
}
