import Testing

@testable import TipUI

/// The order of a navigation stack's levels, computed as a value.
@Suite struct PresentedStepsTests {
    private let one = UniqueIdentity()
    private let two = UniqueIdentity()

    private func presented(_ value: String, by owner: UniqueIdentity) -> NavigationStep {
        .presented(NavigationValue(value), owner: owner)
    }

    private func path(_ values: Int...) -> [NavigationValue] { values.map { NavigationValue($0) } }

    private func value(_ value: Int, _ index: Int) -> NavigationStep { .value(NavigationValue(value), index: index) }

    @Test("A presented level is above earlier values and below later ones")
    func order() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one)], above: path(1))
        #expect(steps.steps(with: path(1, 2)) == [value(1, 0), presented("a", by: one), value(2, 1)])
        // The level that was presented first is below, whatever the order of the views.
        steps.update([presented("b", by: two), presented("a", by: one)], above: path(1))
        #expect(steps.steps(with: path(1)) == [value(1, 0), presented("a", by: one), presented("b", by: two)])
    }

    @Test("A new item replaces the previous one, and a cleared item's level disappears") func items() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one), presented("b", by: two)], above: [])
        steps.update([presented("c", by: one), presented("b", by: two)], above: path(1))
        #expect(steps.steps(with: []) == [presented("c", by: one), presented("b", by: two)])
        steps.update([presented("b", by: two)], above: [])
        #expect(steps.steps(with: []) == [presented("b", by: two)])
    }

    @Test("On a shorter path presented levels move to its end and stay there") func sinking() {
        var steps = PresentedSteps()
        steps.update([presented("a", by: one)], above: path(1, 2))
        #expect(steps.steps(with: []) == [presented("a", by: one)])
        #expect(steps.steps(with: path(1, 2)) == [value(1, 0), value(2, 1), presented("a", by: one)])
        steps.update([presented("a", by: one)], above: [])
        #expect(steps.steps(with: path(3)) == [presented("a", by: one), value(3, 0)])
    }

    @Test("A value in another place of the path, or of another type, is another level") func identity() {
        #expect(value(1, 0) != value(1, 1))
        #expect(NavigationStep.value(NavigationValue(1), index: 0) != .value(NavigationValue(1.0), index: 0))
    }
}
