import OpenTipKitTesting
import TipUI

@testable import TipKitCore

/// A random environment of a `DisplayLifecycle` that carries out its actions and records violated expectations.
struct RandomDisplayEnvironment {
    /// A granted display, as the engine would track it.
    struct Display {
        let tip: String
        var hasBegun = false
        var isPaused = false
    }

    private(set) var lifecycle = DisplayLifecycle()
    private(set) var held: Display?
    private(set) var begun = 0
    private(set) var ended = 0
    /// The violated expectations, each with the number of its step.
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

    /// Sends a random event to the lifecycle.
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

    /// Passes random input of the view to the lifecycle, as an update of the page would.
    private mutating func draw() {
        if isVoid {
            held = nil
            isVoid = false
            send(.voided)
        }
        let visibilities: [ViewVisibility.State] = [
            .visible, .visible, .visible, .busy, .unknown, .outside, .background, .hidden,
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
        let drawn = lifecycle.drawn
        send(.updated(input))
        guard !isGone else { return }
        expect(lifecycle.drawn == nil || lifecycle.drawn == input.tip, "a view draws only its own tip")
        switch visibility {
        case .visible, .unknown:
            let isHidden = lifecycle.phase == .hidden && !input.isPresented
            let isSetAside = if case .setAside = lifecycle.phase { true } else { false }
            let isAway = isHidden || isSetAside
            expect(input.tip == lifecycle.drawn || isRefused || isAway, "a visible view draws a tip that may be shown")
            let isCovered = if case .covered = lifecycle.phase { true } else { false }
            expect(visibility == .unknown || !isCovered, "a visible view isn't in the phase covered")
        case .busy:
            expect(lifecycle.drawn == nil || lifecycle.drawn == drawn, "nothing new is drawn for a busy person")
        case .background, .outside:
            expect(held?.isPaused ?? true, "a display out of sight is paused or ended")
        case .hidden:
            expect(held == nil, "a hidden view has no display")
            expect(input.isInline || lifecycle.drawn == nil, "a hidden popover isn't drawn")
        }
    }

    private mutating func send(_ event: DisplayLifecycle.Event) {
        var actions = lifecycle.handle(event)[...]
        expect(!isGone || actions.isEmpty, "a removed view performs no action")
        while let action = actions.popFirst() {
            if let answer = carryOut(action) { actions += lifecycle.handle(answer) }
        }
        // The page removes a tip's card when the lifecycle no longer draws it.
        if lifecycle.drawn != onPage { onPage = nil }
        let isRunning = held?.hasBegun == true && !isVoid
        expect(begun == ended + (isRunning ? 1 : 0), "each display that began ends once")
        switch lifecycle.phase {
        case .reserved: expect(held?.hasBegun == false, "a reserved display hasn't begun")
        case .onScreen:
            expect(held?.hasBegun == true && held?.isPaused == false, "a display on screen has begun and isn't paused")
        case .paused: expect(held?.isPaused == true, "a paused lifecycle has a paused display")
        case .requested: expect(false, "each request for a display is answered")
        case .asked, .covered, .hidden, .setAside, nil:
            expect(held == nil, "a lifecycle without a tip on screen has no display")
        }
        expect(!isRunning || lifecycle.isBindingSet, "the binding is true while a display is running")
        expect(lifecycle.drawn != nil || !lifecycle.isBindingSet, "the binding is false when no tip is drawn")
    }

    private mutating func carryOut(_ action: DisplayLifecycle.Action) -> DisplayLifecycle.Event? {
        switch action {
        case .reserve:
            expect(held == nil, "a view has one display at a time")
            expect(
                visibility == .visible || visibility == .unknown,
                "a view reserves no display while it is out of sight"
            )
            guard let tip = input.tip, chance(3, in: 4) else {
                isRefused = true
                return .refused
            }
            held = Display(tip: tip)
            return .granted
        case .begin:
            expect(held != nil, "a display begins only after it is granted")
            expect(onPage == held?.tip && visibility == .visible, "a display begins only after it is seen")
            expect(held?.hasBegun == held?.isPaused, "a display that has begun begins again only after a pause")
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
            expect(held?.hasBegun == true && held?.isPaused == false, "only a running display is paused")
            held?.isPaused = true
        case .end:
            expect(held != nil, "only an existing display is ended")
            end()
        case .close: end()
        case .setBinding(let isThere):
            expect(isThere == lifecycle.isBindingSet, "the binding is set to the lifecycle's value")
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
