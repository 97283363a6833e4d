import OpenTipKitTesting
import Testing

@testable import TipKitCore

/// The queue that decides which of a page's popovers may open.
@Suite struct PopoverQueueTests {
    private typealias Turn = PopoverQueue<Int>.Turn

    /// A queue of three popovers, the first of which is open.
    private func three() -> PopoverQueue<Int> {
        var queue = PopoverQueue<Int>()
        for place in 1...3 { queue.ask(place, for: "tip \(place)") }
        queue.endTurn(of: 1, isOpen: true)
        return queue
    }

    private func turns(_ queue: PopoverQueue<Int>) -> [PopoverQueue<Int>.Turn] {
        let turns = (1...3).map(queue.turn(of:))
        #expect((1...3).map { queue.turns[$0, default: .none] } == turns)
        return turns
    }

    @Test("The first popover in the queue may open, and the others wait until it leaves the queue") func inOrder() {
        var queue = three()
        #expect(turns(queue) == [.open, .behind(tip: "tip 1"), .behind(tip: "tip 1")])
        queue.leave(1)
        #expect(turns(queue) == [.none, .open, .behind(tip: "tip 2")])
        queue.leave(2)
        queue.ask(1, for: "tip 1")
        #expect(turns(queue) == [.behind(tip: "tip 3"), .none, .open])
    }

    @Test("A popover that couldn't open lets the others go first, and tries again when no popover is open")
    func yieldsTurn() {
        var queue = three()
        queue.endTurn(of: 1, isOpen: false)
        #expect(turns(queue) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
        queue.endTurn(of: 2, isOpen: false)
        queue.endTurn(of: 3, isOpen: false)
        #expect(turns(queue) == [.open, .open, .open])
        queue.endTurn(of: 2, isOpen: true)
        #expect(turns(queue) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
        queue.ask(1, for: "tip 1")
        queue.endTurn(of: 1, isOpen: false)
        queue.leave(2)
        #expect(turns(queue) == [.open, .none, .open])
    }

    @Test("A hidden popover lets the others go first, and keeps its position in the queue") func outOfSight() {
        var queue = three()
        queue.markHidden(1)
        #expect(turns(queue) == [.none, .open, .behind(tip: "tip 2")])
        queue.endTurn(of: 2, isOpen: true)
        queue.ask(1, for: "tip 1")
        #expect(turns(queue) == [.open, .behind(tip: "tip 1"), .behind(tip: "tip 1")])
    }

    @Test("Popovers in the window open before those outside it, which open only if none is in the window")
    func outsideTheWindow() {
        var queue = three()
        queue.ask(1, for: "tip 1", isOutside: true)
        #expect(turns(queue) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
        queue.ask(2, for: "tip 2", isOutside: true)
        queue.ask(3, for: "tip 3", isOutside: true)
        #expect(turns(queue) == [.open, .behind(tip: "tip 1"), .behind(tip: "tip 1")])
        queue.ask(3, for: "tip 3")
        #expect(turns(queue) == [.behind(tip: "tip 3"), .behind(tip: "tip 3"), .open])
    }

    @Test("A popover whose tip is replaced moves to the end of the queue") func anotherTip() {
        var queue = three()
        queue.ask(1, for: "other")
        #expect(turns(queue) == [.behind(tip: "tip 2"), .open, .behind(tip: "tip 2")])
    }

    @Test(
        "After random changes of a page's popovers, exactly one is open if any can open",
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

/// A model of a page's popovers, which use the queue as their views would.
private struct PopoverPageModel {
    struct Popover {
        var asks = false
        var isVisible = true
        /// Whether the popover may be displayed: its tip is available, and the app presents it.
        var isPossible = true
    }

    private var queue = PopoverQueue<Int>()
    private var popovers = [Popover](repeating: Popover(), count: 5)
    private(set) var open: Set<Int> = []
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    var canOpen: Set<Int> {
        Set(popovers.indices.filter { popovers[$0].asks && popovers[$0].isVisible && popovers[$0].isPossible })
    }

    /// Whether the queue gives each popover the right turn: only one opens, and the others wait for the open one.
    var waitsAreTrue: Bool {
        popovers.indices.allSatisfy { place in
            switch queue.turn(of: place) {
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

    /// Lets each popover use the queue, in random order, until nothing changes.
    ///
    /// - Returns: Whether the popovers reach a stable state.
    mutating func settle() -> Bool {
        for _ in 0..<20 {
            let before = (queue.entries, open)
            for place in Array(popovers.indices).shuffled(using: &generator) { act(place) }
            if before == (queue.entries, open) { return true }
        }
        return false
    }

    private mutating func act(_ place: Int) {
        let popover = popovers[place]
        open.remove(place)
        guard popover.asks else { return queue.leave(place) }
        guard popover.isVisible else { return queue.markHidden(place) }
        queue.ask(place, for: "\(place)")
        guard queue.turn(of: place) == .open else { return }
        if popover.isPossible { open.insert(place) }
        queue.endTurn(of: place, isOpen: popover.isPossible)
    }
}
