import Testing

@testable import TipUI

/// Tests of the type that computes the order of a navigation stack's path values and presented levels.
@Suite struct PresentedStepsTests {
    private let one = UniqueIdentity()
    private let two = UniqueIdentity()

    private func presented(_ value: String, by owner: UniqueIdentity) -> NavigationStep {
        .presented(NavigationValue(value), owner: owner)
    }

    private func path(_ values: Int...) -> [NavigationValue] { values.map { NavigationValue($0) } }

    private func value(_ value: Int, _ index: Int) -> NavigationStep { .value(NavigationValue(value), index: index) }

    @Test("A presented level is above path values that existed before it and below values appended later")
    func order() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one)], above: path(1))
        #expect(steps.steps(with: path(1, 2)) == [value(1, 0), presented("a", by: one), value(2, 1)])
        // Pass the presenting views in another order, which must not change the order of the levels.
        steps.update([presented("b", by: two), presented("a", by: one)], above: path(1))
        #expect(steps.steps(with: path(1)) == [value(1, 0), presented("a", by: one), presented("b", by: two)])
    }

    @Test("A new item replaces the level of the same view's previous item, and an item set to nil removes its level")
    func items() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one), presented("b", by: two)], above: [])
        steps.update([presented("c", by: one), presented("b", by: two)], above: path(1))
        #expect(steps.steps(with: []) == [presented("c", by: one), presented("b", by: two)])
        steps.update([presented("b", by: two)], above: [])
        #expect(steps.steps(with: []) == [presented("b", by: two)])
    }

    @Test(
        "When a navigation path shortens, a presented level moves to the path's end, and stays there if the path grows"
    )
    func sinking() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one)], above: path(1, 2))
        #expect(steps.steps(with: []) == [presented("a", by: one)])
        #expect(steps.steps(with: path(1, 2)) == [value(1, 0), value(2, 1), presented("a", by: one)])
        steps.update([presented("a", by: one)], above: [])
        #expect(steps.steps(with: path(3)) == [presented("a", by: one), value(3, 0)])
    }

    @Test("Equal path values at different positions or of different types are different levels") func identity() {
        #expect(value(1, 0) != value(1, 1))
        #expect(NavigationStep.value(NavigationValue(1), index: 0) != .value(NavigationValue(1.0), index: 0))
    }
}
