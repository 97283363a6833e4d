import OpenTipKitTesting
import Testing

@testable import OpenTipKit

/// The popovers of a page, one after the other.
@Suite struct PopoverOrderTests {
    private typealias Turn = PopoverOrder<Int>.Turn

    /// Three popovers in order, the first of them open.
    private func three() -> PopoverOrder<Int> {
        var order = PopoverOrder<Int>()
        for place in 1...3 { order.ask(place, for: "tip \(place)") }
        order.tried(1, isOpen: true)
        return order
    }

    private func turns(_ order: PopoverOrder<Int>) -> [PopoverOrder<Int>.Turn] { (1...3).map(order.turn(of:)) }

    @Test("The first may open, and the others wait behind it, until it leaves") func inOrder() {
        var order = three()
        #expect(turns(order) == [.open, .behind(tip: "tip 1"), .behind(tip: "tip 1")])
        order.leave(1)
        #expect(turns(order) == [.none, .open, .behind(tip: "tip 2")])
        order.leave(2)
        order.ask(1, for: "tip 1")
        #expect(turns(order) == [.behind(tip: "tip 3"), .none, .open])
    }

    @Test("One that couldn't open lets others pass, and tries again when nobody is before it") func makesWay() {
        var order = three()
        order.tried(1, isOpen: false)
        #expect(turns(order) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
        order.tried(2, isOpen: false)
        order.tried(3, isOpen: false)
        #expect(turns(order) == [.open, .open, .open])
        order.tried(2, isOpen: true)
        #expect(turns(order) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
        order.ask(1, for: "tip 1")
        order.tried(1, isOpen: false)
        order.leave(2)
        #expect(turns(order) == [.open, .none, .open])
    }

    @Test("A hidden one lets others pass, and keeps its place") func outOfSight() {
        var order = three()
        order.stepAside(1)
        #expect(turns(order) == [.none, .open, .behind(tip: "tip 2")])
        order.tried(2, isOpen: true)
        order.ask(1, for: "tip 1")
        #expect(turns(order) == [.open, .behind(tip: "tip 1"), .behind(tip: "tip 1")])
    }

    @Test("One with another tip asks anew, behind all others") func anotherTip() {
        var order = three()
        order.ask(1, for: "other")
        #expect(turns(order) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
    }

    @Test(
        "Whoever comes, goes, hides and comes back: one is open at rest, and one if any can be",
        arguments: 0..<200
    )
    func random(seed: UInt64) {
        var page = PopoverPageModel(seed: seed)
        for step in 0..<60 {
            page.change()
            let isAtRest = page.settle()
            #expect(isAtRest, "seed \(seed), step \(step): the page doesn't come to rest")
            #expect(page.open.count == (page.canOpen.isEmpty ? 0 : 1), "seed \(seed), step \(step)")
            #expect(page.open.isSubset(of: page.canOpen), "seed \(seed), step \(step)")
            #expect(page.waitsAreTrue, "seed \(seed), step \(step)")
        }
    }
}

/// The popovers of a page, as views would move them.
private struct PopoverPageModel {
    struct Popover {
        var asks = false
        var isVisible = true
        /// Whether it gets a place, and its app wants it.
        var isPossible = true
    }

    private var order = PopoverOrder<Int>()
    private var popovers = [Popover](repeating: Popover(), count: 5)
    private(set) var open: Set<Int> = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    var canOpen: Set<Int> {
        Set(popovers.indices.filter { popovers[$0].asks && popovers[$0].isVisible && popovers[$0].isPossible })
    }

    /// Whether each that waits is said to wait behind the open one.
    var waitsAreTrue: Bool {
        popovers.indices.allSatisfy { place in
            switch order.turn(of: place) {
            case .behind(let tip): open.contains { "\($0)" == tip && $0 != place }
            case .open: open.isSubset(of: [place])
            case .none: !popovers[place].asks || !popovers[place].isVisible
            }
        }
    }

    mutating func change() {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0..<5, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: popovers[place].asks.toggle()
            case 1: popovers[place].isVisible.toggle()
            default: popovers[place].isPossible.toggle()
            }
        }
    }

    /// Lets each popover act, in any order, until nothing changes.
    ///
    /// - Returns: Whether they come to rest.
    mutating func settle() -> Bool {
        for _ in 0..<20 {
            let before = (order.row, open)
            for place in Array(popovers.indices).shuffled(using: &generator) { act(place) }
            if before == (order.row, open) { return true }
        }
        return false
    }

    private mutating func act(_ place: Int) {
        let popover = popovers[place]
        open.remove(place)
        guard popover.asks else { return order.leave(place) }
        guard popover.isVisible else { return order.stepAside(place) }
        order.ask(place, for: "\(place)")
        guard order.turn(of: place) == .open else { return }
        if popover.isPossible { open.insert(place) }
        order.tried(place, isOpen: popover.isPossible)
    }
}
