import OpenTipKitTesting
import Testing
import TipUI

/// Tests of view trees with random shapes and random changes.
@MainActor
@Suite struct RandomTreeTests {
    /// A description of a view tree.
    indirect enum Plan: Equatable {
        case word(String)
        case spacer
        case counter
        case group([Plan])
        case rows([Int: Plan], order: [Int])
        case optional(Plan?)
        case either(Plan, isFirst: Bool)
        case element(Shell, [Plan])
        case erased(Plan)
    }

    enum Shell: CaseIterable { case none, box, column, row, list, anchor, sized }

    @Observable final class Model {
        var plan: Plan
        init(_ plan: Plan) { self.plan = plan }
    }

    struct Root: View {
        let model: Model
        var body: some View { Planned(plan: model.plan) }
    }

    @Test(
        "After random changes of a view tree, the mutated element tree equals a newly drawn one",
        arguments: 0..<80
    )
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let model = Model(plan(4, &generator))
        let (graph, renderer) = mounted(Root(model: model))
        for step in 0..<25 {
            model.plan = changed(model.plan, 4, &generator)
            graph.flush()
            #expect(renderer.tree == graph.snapshot(), "seed \(seed), step \(step)")
            let ids = renderer.tree.ids
            #expect(Set(ids).count == ids.count, "seed \(seed), step \(step)")
            let fresh = mounted(Root(model: model)).graph.snapshot()
            #expect(renderer.tree.shape == fresh.shape, "seed \(seed), step \(step)")
        }
    }

    private func plan(_ depth: Int, _ generator: inout SeededGenerator) -> Plan {
        func below() -> Plan { plan(depth - 1, &generator) }
        func several() -> [Plan] { (0..<Int.random(in: 0...3, using: &generator)).map { _ in below() } }
        switch depth == 0 ? 0 : Int.random(in: 0..<9, using: &generator) {
        case 1: return .spacer
        case 2: return .counter
        case 3: return .group(several())
        case 4:
            let order = Array((0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
            return .rows(Dictionary(uniqueKeysWithValues: order.map { ($0, below()) }), order: order)
        case 5: return .optional(Bool.random(using: &generator) ? below() : nil)
        case 6: return .either(below(), isFirst: Bool.random(using: &generator))
        case 7: return .element(Shell.allCases.randomElement(using: &generator) ?? .box, several())
        case 8: return .erased(below())
        default: return .word("\(Int.random(in: 0..<4, using: &generator))")
        }
    }

    /// Returns a copy of the plan with a random change.
    private func changed(_ old: Plan, _ depth: Int, _ generator: inout SeededGenerator) -> Plan {
        if depth == 0 || Int.random(in: 0..<8, using: &generator) == 0 { return plan(depth, &generator) }
        func one(_ plans: [Plan]) -> [Plan] {
            guard let index = plans.indices.randomElement(using: &generator) else { return plans }
            var plans = plans
            plans[index] = changed(plans[index], depth - 1, &generator)
            return plans
        }
        switch old {
        case .word, .spacer, .counter: return plan(depth, &generator)
        case .group(let plans): return .group(one(plans))
        case .rows(var plans, let order):
            if let key = order.randomElement(using: &generator), let plan = plans[key] {
                plans[key] = changed(plan, depth - 1, &generator)
            }
            for key in 0..<6 where plans[key] == nil { plans[key] = plan(depth - 1, &generator) }
            let order = Array((0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
            return .rows(plans, order: order)
        case .optional(let plan?):
            return Bool.random(using: &generator) ? .optional(nil) : .optional(changed(plan, depth - 1, &generator))
        case .optional(nil): return .optional(plan(depth - 1, &generator))
        case .either(let plan, let isFirst): return .either(changed(plan, depth - 1, &generator), isFirst: !isFirst)
        case .element(let shell, let plans):
            let next = Bool.random(using: &generator) ? Shell.allCases.randomElement(using: &generator) : shell
            return .element(next ?? shell, one(plans))
        case .erased(let plan): return .erased(changed(plan, depth - 1, &generator))
        }
    }
}

private struct Planned {
    let plan: RandomTreeTests.Plan
}

/// Compares views by their plan, so that the graph doesn't evaluate unchanged parts again.
extension Planned: Equatable {}

extension Planned: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        switch plan {
        case .word(let text): Primitive(Word.element(text))
        case .spacer: Primitive(Element(SpacerContent()))
        case .counter: Primitive(children: [Primitive.Child(Counter())])
        case .group(let plans): Primitive(children: plans.map { Primitive.Child(Planned(plan: $0)) })
        case .rows(let plans, let order):
            Primitive(children: [
                Primitive.Child(ForEach(order, id: \.self) { Planned(plan: plans[$0] ?? .spacer) })
            ])
        case .optional(let plan): Primitive(children: [Primitive.Child(plan.map(Planned.init))])
        case .either(let plan, let isFirst):
            Primitive(children: [
                Primitive.Child(Drawn { if isFirst { Planned(plan: plan) } else { Planned(plan: plan) } })
            ])
        case .element(let shell, let plans):
            Primitive(shell.element, children: plans.map { Primitive.Child(Planned(plan: $0)) })
        case .erased(let plan): Primitive(children: [Primitive.Child(AnyView(Planned(plan: plan)))])
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Press(action: { count += 1 }) { Word("counter") } }
}

extension RandomTreeTests.Shell {
    fileprivate var element: Element? {
        switch self {
        case .none: return nil
        case .box: return Element(BoxContent())
        case .column: return Element(StackContent(.vertical(.center)))
        case .row: return Element(StackContent(.horizontal(.center)))
        case .list: return Element(ListContent())
        case .anchor: return Element(AnchorContent())
        case .sized:
            var style = BoxStyle()
            style.width = 10
            return Element(BoxContent(), style: style)
        }
    }
}
