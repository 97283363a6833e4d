import OpenTipKitTesting
import TipUI

@testable import OpenTipKit

/// The random environment of a display lifecycle, which carries out its actions and records violated rules.
struct RandomDisplayEnvironment {
    /// A granted display, in the state that an engine would track.
    struct Display {
        let tip: String
        var hasBegun = false
        var isPaused = false
    }

    private(set) var lifecycle = DisplayLifecycle()
    private(set) var held: Display?
    private(set) var begun = 0
    private(set) var ended = 0
    /// The violated rules, each with its step.
    private(set) var broken: [String] = []
    private var steps = 0
    private var binding = false
    private var input = DisplayLifecycle.Input()
    private var visibility = ViewVisibility.State.unknown
    /// The tip whose card is on the client's page.
    private var onPage: String?
    /// Whether a reset has ended the current display.
    private var isVoid = false
    private var isRefused = false
    private var isGone = false
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Performs a random action.
    mutating func step() {
        steps += 1
        switch Int.random(in: 0..<24, using: &generator) {
        case 0 where held != nil && !isVoid:
            if held?.hasBegun == true { ended += 1 }
            isVoid = true
        case 1 where lifecycle.drawn != nil: send(.closed(chance(1, in: 2) ? .closeButton : .dismissed))
        case 2: binding.toggle()
        case 10 where lifecycle.drawn != nil: send(.setAside)
        case 3 where chance(1, in: 20): leave()
        case 4..<10 where lifecycle.drawn != nil && lifecycle.drawn != onPage:
            onPage = lifecycle.drawn
            visibility = chance(2, in: 3) ? .visible : .unknown
            send(.appeared(visibility))
        default: draw()
        }
    }

    /// Removes the view from the page.
    mutating func leave() {
        send(.unmounted)
        isGone = true
    }

    /// Passes the view's input to the lifecycle, as after a pass.
    private mutating func draw() {
        if isVoid {
            held = nil
            isVoid = false
            send(.voided)
        }
        let visibilities: [ViewVisibility.State] = [
            .visible, .visible, .visible, .unknown, .outside, .background, .hidden,
        ]
        let tips = [input.tip, input.tip, input.tip, nil, "a", "b"]
        input = DisplayLifecycle.Input(
            tip: tips.randomElement(using: &generator) ?? nil,
            isPresented: binding,
            visibility: visibilities.randomElement(using: &generator) ?? .visible,
            isInline: chance(1, in: 2),
            isTurn: chance(7, in: 8)
        )
        visibility = input.tipVisibility
        isRefused = false
        send(.updated(input))
        guard !isGone else { return }
        expect(lifecycle.drawn == nil || lifecycle.drawn == input.tip, "only the view's own tip is drawn")
        switch visibility {
        case .visible, .unknown:
            let isHidden = lifecycle.phase == .hidden && !input.isPresented
            let isAway = isHidden || lifecycle.phase == .setAside
            expect(input.tip == lifecycle.drawn || isRefused || isAway, "what may be shown is drawn")
            expect(visibility == .unknown || lifecycle.phase != .covered, "what is in sight isn't covered")
        case .background, .outside:
            expect(held?.isPaused ?? true, "out of sight no time runs, and no place is kept")
        case .hidden:
            expect(held == nil, "what nobody sees holds no place")
            expect(input.isInline || lifecycle.drawn == nil, "what keeps no room isn't drawn out of sight")
        }
    }

    private mutating func send(_ event: DisplayLifecycle.Event) {
        var actions = lifecycle.handle(event)[...]
        expect(!isGone || actions.isEmpty, "nothing is done after the view has gone")
        while let action = actions.popFirst() {
            if let answer = carryOut(action) { actions += lifecycle.handle(answer) }
        }
        // A card that is no longer drawn is removed from the page.
        if lifecycle.drawn != onPage { onPage = nil }
        let isRunning = held?.hasBegun == true && !isVoid
        expect(begun == ended + (isRunning ? 1 : 0), "what has begun ends once")
        switch lifecycle.phase {
        case .reserved: expect(held?.hasBegun == false, "what is reserved hasn't begun")
        case .onScreen: expect(held?.hasBegun == true && held?.isPaused == false, "what is on screen has begun")
        case .paused: expect(held?.isPaused == true, "what is paused is held so")
        case .idle, .asked, .covered, .hidden, .setAside, .ended:
            expect(held == nil, "no place is held without a use for it")
        }
        expect(!isRunning || lifecycle.isBindingSet, "the binding knows of what is on screen")
        expect(lifecycle.drawn != nil || !lifecycle.isBindingSet, "the binding knows of what has left")
    }

    private mutating func carryOut(_ action: DisplayLifecycle.Action) -> DisplayLifecycle.Event? {
        switch action {
        case .reserve:
            expect(held == nil, "one display at a time")
            expect(visibility == .visible || visibility == .unknown, "nothing is asked for where nobody sees it")
            guard let tip = input.tip, chance(3, in: 4) else {
                isRefused = true
                return .refused
            }
            held = Display(tip: tip)
            return .granted
        case .begin:
            expect(held != nil, "nothing begins before it is granted")
            expect(onPage == held?.tip && visibility == .visible, "nothing begins before it is seen")
            expect(held?.hasBegun == held?.isPaused, "nothing begins twice")
            guard !isVoid, chance(3, in: 4) else {
                end()
                isRefused = true
                return .lost
            }
            if held?.hasBegun == false { begun += 1 }
            held?.hasBegun = true
            held?.isPaused = false
            return .begun
        case .pause:
            expect(held?.hasBegun == true && held?.isPaused == false, "only what runs is paused")
            held?.isPaused = true
        case .end:
            expect(held != nil, "only what is held is ended")
            end()
        case .close: end()
        case .setBinding(let isThere):
            expect(isThere == lifecycle.isBindingSet, "the binding is set to what is known")
            binding = isThere
        }
        return nil
    }

    private mutating func end() {
        if held?.hasBegun == true, !isVoid { ended += 1 }
        held = nil
        isVoid = false
    }

    private mutating func expect(_ holds: Bool, _ rule: String) {
        if !holds { broken.append("step \(steps): \(rule)") }
    }

    private mutating func chance(_ count: Int, in total: Int) -> Bool {
        Int.random(in: 0..<total, using: &generator) < count
    }
}
