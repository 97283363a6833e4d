import OpenTipKitTesting
import Testing
import TipUI

@testable import TipKitCore

/// Tests which actions each input causes in the state machine for the display of one view's tip.
@Suite struct DisplayLifecycleTests {
    private typealias Input = DisplayLifecycle.Input

    /// Returns the lifecycle of a view whose tip is on screen.
    private func onScreen(_ input: DisplayLifecycle.Input = Input(tip: "a")) -> DisplayLifecycle {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(input)) == [.reserve])
        #expect(lifecycle.handle(.granted) == [])
        #expect(lifecycle.handle(.appeared(.visible)) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])
        #expect(lifecycle.phase == .onScreen)
        return lifecycle
    }

    @Test("A view draws its tip once a display is reserved, and the display begins once the page is visible")
    func untilSeen() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [.reserve])
        #expect(lifecycle.drawn == nil)
        #expect(lifecycle.handle(.granted) == [])
        #expect(lifecycle.drawn == "a")
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [])
        #expect(lifecycle.handle(.appeared(.unknown)) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.begin])
    }

    @Test("A tip whose reservation is refused or lost isn't drawn, and the next update tries to reserve again")
    func refused() {
        var lifecycle = DisplayLifecycle()
        for _ in 0..<2 {
            #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
            #expect(lifecycle.handle(.refused) == [])
            #expect(lifecycle.drawn == nil)
        }
        _ = lifecycle.handle(.updated(Input(tip: "a")))
        _ = lifecycle.handle(.granted)
        #expect(lifecycle.handle(.appeared(.visible)) == [.begin])
        #expect(lifecycle.handle(.lost) == [])
        #expect(lifecycle.drawn == nil)
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
    }

    @Test("A reserved display that wasn't seen ends when its view is hidden, and a hidden view reserves none")
    func unseen() {
        for visibility in [ViewVisibility.State.background, .outside, .hidden] {
            var lifecycle = DisplayLifecycle()
            #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [])
            _ = lifecycle.handle(.updated(Input(tip: "a")))
            _ = lifecycle.handle(.granted)
            #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [.end(nil)])
            #expect(lifecycle.drawn == nil)
        }
    }

    @Test("For a busy person nothing is reserved, a drawn tip doesn't begin, and a display goes on") func busy() {
        let busy = Input(tip: "a", visibility: .busy)
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(busy)) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [.reserve])
        _ = lifecycle.handle(.granted)
        #expect(lifecycle.handle(.appeared(.busy)) == [])
        #expect(lifecycle.handle(.updated(busy)) == [])
        #expect(lifecycle.drawn == "a")
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.begin])
        _ = lifecycle.handle(.begun)
        #expect(lifecycle.handle(.updated(busy)) == [])
        #expect(lifecycle.phase == .onScreen)
        #expect(lifecycle.handle(.updated(Input(tip: "b", visibility: .busy))) == [.end(nil), .setBinding(false)])
        #expect(lifecycle.drawn == nil)
    }

    @Test(
        "A tip's display pauses in the background or outside the window, but not while its visibility is unknown",
        arguments: [ViewVisibility.State.background, .outside]
    )
    func paused(visibility: ViewVisibility.State) {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [.pause])
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [])
        #expect(lifecycle.drawn == "a")
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [])
        #expect(lifecycle.phase == .paused)
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.begin])
        #expect(lifecycle.handle(.begun) == [])
        #expect(lifecycle.phase == .onScreen)
    }

    @Test("A covered inline tip keeps its space while its display ends, and a new display begins when it is uncovered")
    func covered() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .hidden))) == [.end(nil)])
        #expect(lifecycle.drawn == "a")
        for visibility in [ViewVisibility.State.hidden, .background, .unknown] {
            #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [])
        }
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
        #expect(lifecycle.handle(.granted) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])
        #expect(lifecycle.phase == .onScreen)
        _ = lifecycle.handle(.updated(Input(tip: "a", visibility: .hidden)))
        _ = lifecycle.handle(.updated(Input(tip: "a")))
        #expect(lifecycle.handle(.refused) == [.setBinding(false)])
        #expect(lifecycle.drawn == nil)
    }

    @Test("A popover that closes because its view is covered reopens later, even if its isPresented binding is false")
    func coveredPopover() {
        var lifecycle = onScreen(Input(tip: "a", isInline: false))
        let covered = Input(tip: "a", visibility: .hidden, isInline: false)
        #expect(lifecycle.handle(.updated(covered)) == [.end(nil), .setBinding(false)])
        #expect(lifecycle.drawn == nil)
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false, isInline: false))) == [.reserve])
    }

    @Test(
        "Setting isPresented to false hides a tip only if its display began, and until the tip becomes eligible again"
    )
    func binding() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [.reserve])
        _ = lifecycle.handle(.granted)
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [])
        #expect(lifecycle.handle(.appeared(.visible)) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [.end(.hidden), .setBinding(false)])
        for visibility in [ViewVisibility.State.visible, .hidden, .visible] {
            #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false, visibility: visibility))) == [])
        }
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
        _ = lifecycle.handle(.refused)
        #expect(lifecycle.handle(.updated(Input())) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [.reserve])
    }

    @Test("A covered tip that the app hides disappears, and its display doesn't end a second time")
    func hiddenWhileCovered() {
        var lifecycle = onScreen()
        _ = lifecycle.handle(.updated(Input(tip: "a", visibility: .hidden)))
        #expect(
            lifecycle.handle(.updated(Input(tip: "a", isPresented: false, visibility: .hidden))) == [.setBinding(false)]
        )
        #expect(lifecycle.phase == .hidden)
    }

    @Test("When a view's tip is replaced, isPresented stays true if the new tip gets a display, else becomes false")
    func handOver() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.updated(Input(tip: "b"))) == [.end(nil), .reserve])
        #expect(lifecycle.handle(.granted) == [])
        #expect(lifecycle.drawn == "b")
        #expect(lifecycle.handle(.appeared(.visible)) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])
        #expect(lifecycle.handle(.updated(Input(tip: "c"))) == [.end(nil), .reserve])
        #expect(lifecycle.handle(.refused) == [.setBinding(false)])
        #expect(lifecycle.drawn == nil)
    }

    @Test("After a reset, a tip on the page reserves and begins a new display without disappearing")
    func voided() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.voided) == [])
        #expect(lifecycle.drawn == "a")
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
        #expect(lifecycle.handle(.granted) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])

        var unseen = DisplayLifecycle()
        _ = unseen.handle(.updated(Input(tip: "a")))
        _ = unseen.handle(.granted)
        #expect(unseen.handle(.voided) == [])
        #expect(unseen.handle(.updated(Input(tip: "a"))) == [.reserve])
        #expect(unseen.handle(.granted) == [])
        #expect(unseen.handle(.appeared(.unknown)) == [])
        #expect(unseen.handle(.voided) == [])
        #expect(unseen.handle(.updated(Input(tip: "a", isPresented: false))) == [.reserve])
        #expect(unseen.handle(.granted) == [.begin])
    }

    @Test("A reset changes nothing for a view that has no reserved display") func nothingToVoid() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.voided) == [])
        #expect(lifecycle.state == .idle)
        _ = lifecycle.handle(.updated(Input(tip: "a")))
        _ = lifecycle.handle(.refused)
        #expect(lifecycle.handle(.voided) == [])
        #expect(lifecycle.phase == .asked)
        #expect(lifecycle.drawn == nil)
    }

    @Test("A tip that a person closes ends its display once, with the cause of the close") func closed() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.closed(.closeButton)) == [.close(.closeButton), .setBinding(false)])
        #expect(lifecycle.handle(.closed(.dismissed)) == [])
        #expect(lifecycle.handle(.updated(Input())) == [])
        #expect(lifecycle.state == .idle)
    }

    @Test(
        "A popover that a person hid temporarily may reappear once its view has been out of sight",
        arguments: [ViewVisibility.State.outside, .background, .hidden]
    )
    func setAside(visibility: ViewVisibility.State) {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.setAside) == [.end(.setAside), .setBinding(false)])
        #expect(lifecycle.handle(.setAside) == [])
        #expect(lifecycle.drawn == nil)
        for still in [ViewVisibility.State.visible, .unknown] {
            #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: still))) == [])
        }
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: visibility))) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
    }

    @Test("A tip that a person hid temporarily may reappear later even though its isPresented binding became false")
    func setAsideAndSet() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.setAside) == [.end(.setAside), .setBinding(false)])
        for visibility in [ViewVisibility.State.visible, .outside] {
            #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false, visibility: visibility))) == [])
        }
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [.reserve])
    }

    @Test("A tip that a person hid temporarily reappears when the app sets the tip's isPresented binding to true")
    func setAsideWithBinding() {
        var lifecycle = onScreen()
        _ = lifecycle.handle(.setAside)
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
    }

    @Test("If a person hides a tip temporarily before its display began, the reserved display ends")
    func setAsideBeforeItBegan() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.setAside) == [])
        _ = lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown)))
        _ = lifecycle.handle(.granted)
        #expect(lifecycle.handle(.setAside) == [.end(.setAside)])
        #expect(lifecycle.handle(.updated(Input(tip: "b"))) == [.reserve])
    }

    @Test("Removing a view from the page ends its tip's display, and later inputs have no effect") func unmounted() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.unmounted) == [.end(nil), .setBinding(false)])
        #expect(lifecycle.state == .ended)
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [])
        #expect(lifecycle.handle(.appeared(.visible)) == [])
        #expect(lifecycle.handle(.unmounted) == [])
    }

    @Test(
        "An answer that a phase doesn't wait for changes nothing",
        arguments: awaitedAnswers
    )
    func unexpectedAnswers(events: [DisplayLifecycle.Event], expected: [DisplayLifecycle.Event]) {
        var lifecycle = DisplayLifecycle()
        for event in events { _ = lifecycle.handle(event) }
        for answer in [.granted, .refused, .begun, .lost] as [DisplayLifecycle.Event] {
            var answered = lifecycle
            let actions = answered.handle(answer)
            #expect((answered == lifecycle && actions == []) == !expected.contains(answer), "\(answer)")
        }
    }

    @Test("While a request for a display is unanswered, drawing the view again requests no second display")
    func unanswered() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
        #expect(lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown))) == [])
        #expect(lifecycle.handle(.granted) == [])
        #expect(lifecycle.phase == .reserved(isOnPage: false, isBindingSet: false))
    }
}

private let onScreenEvents: [DisplayLifecycle.Event] = [
    .updated(DisplayLifecycle.Input(tip: "a")), .granted, .appeared(.visible), .begun,
]

/// The events that lead to each phase, and the answers that the phase waits for.
private let awaitedAnswers: [(events: [DisplayLifecycle.Event], answers: [DisplayLifecycle.Event])] = [
    ([], []),
    ([.updated(DisplayLifecycle.Input(tip: "a", visibility: .hidden))], []),
    ([.updated(DisplayLifecycle.Input(tip: "a"))], [.granted, .refused]),
    ([.updated(DisplayLifecycle.Input(tip: "a")), .granted], []),
    ([.updated(DisplayLifecycle.Input(tip: "a")), .granted, .appeared(.visible)], [.begun, .lost]),
    (onScreenEvents, []),
    (onScreenEvents + [.updated(DisplayLifecycle.Input(tip: "a", visibility: .outside))], [.begun, .lost]),
    (onScreenEvents + [.updated(DisplayLifecycle.Input(tip: "a", visibility: .hidden))], []),
    (onScreenEvents + [.voided, .updated(DisplayLifecycle.Input(tip: "a"))], [.granted, .refused]),
    (onScreenEvents + [.updated(DisplayLifecycle.Input(tip: "a", isPresented: false))], []),
    (onScreenEvents + [.updated(DisplayLifecycle.Input(tip: "b"))], [.granted, .refused]),
    (onScreenEvents + [.setAside], []),
    (onScreenEvents + [.unmounted], []),
]
