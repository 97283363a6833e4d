import OpenTipKitTesting
import Testing
import TipUI

@testable import OpenTipKit

/// The lifecycle of one view's display, step by step.
@Suite struct DisplayLifecycleTests {
    private typealias Input = DisplayLifecycle.Input

    /// Returns a lifecycle with a tip on screen.
    private func onScreen(_ input: DisplayLifecycle.Input = Input(tip: "a")) -> DisplayLifecycle {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.updated(input)) == [.reserve])
        #expect(lifecycle.handle(.granted) == [])
        #expect(lifecycle.handle(.appeared(.visible)) == [.begin])
        #expect(lifecycle.handle(.begun) == [.setBinding(true)])
        #expect(lifecycle.phase == .onScreen)
        return lifecycle
    }

    @Test("A tip is drawn once its place is kept, and begins once it is on a page that a person sees")
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

    @Test("What is refused, or lost before it begins, isn't drawn, and is asked for with the next update")
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

    @Test("A place that nobody has seen is given back when hidden, and none is asked for there")
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

    @Test(
        "A display pauses once on a page in the background or outside the window; unsure, it stays as it was",
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

    @Test("Where nobody sees it a display ends; a view in the flow keeps its room, and begins anew at once")
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

    @Test("Where nobody sees it a popover closes, which isn't the app's wish: it comes back whatever the binding says")
    func coveredPopover() {
        var lifecycle = onScreen(Input(tip: "a", isInline: false))
        let covered = Input(tip: "a", visibility: .hidden, isInline: false)
        #expect(lifecycle.handle(.updated(covered)) == [.end(nil), .setBinding(false)])
        #expect(lifecycle.drawn == nil)
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false, isInline: false))) == [.reserve])
    }

    @Test("The binding counts once it was set while the tip is there, until the tip may appear anew")
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

    @Test("Hidden by the app while it is covered, a tip goes without another end")
    func hiddenWhileCovered() {
        var lifecycle = onScreen()
        _ = lifecycle.handle(.updated(Input(tip: "a", visibility: .hidden)))
        #expect(
            lifecycle.handle(.updated(Input(tip: "a", isPresented: false, visibility: .hidden))) == [.setBinding(false)]
        )
        #expect(lifecycle.phase == .hidden)
    }

    @Test("A tip gives its place back to the next, whose binding stays true, or turns false if there is no place")
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

    @Test("A place that a reset voids is asked for anew, and begins without the tip leaving the page")
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

    @Test("Where no place is held a reset voids none: nothing is drawn for it") func nothingToVoid() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.voided) == [])
        #expect(lifecycle.phase == .idle)
        _ = lifecycle.handle(.updated(Input(tip: "a")))
        _ = lifecycle.handle(.refused)
        #expect(lifecycle.handle(.voided) == [])
        #expect(lifecycle.phase == .asked)
        #expect(lifecycle.drawn == nil)
    }

    @Test("A tip that a person closes ends with the cause, once") func closed() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.closed(.closeButton)) == [.close(.closeButton), .setBinding(false)])
        #expect(lifecycle.handle(.closed(.dismissed)) == [])
        #expect(lifecycle.handle(.updated(Input())) == [])
        #expect(lifecycle.phase == .idle)
    }

    @Test(
        "A tip that a person turned from comes back once its view has been out of sight",
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

    @Test("That its binding was set to false then doesn't keep a tip away that a person turned from")
    func setAsideAndSet() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.setAside) == [.end(.setAside), .setBinding(false)])
        for visibility in [ViewVisibility.State.visible, .outside] {
            #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false, visibility: visibility))) == [])
        }
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [.reserve])
    }

    @Test("A tip that a person turned from comes back when the app sets its binding") func setAsideWithBinding() {
        var lifecycle = onScreen()
        _ = lifecycle.handle(.setAside)
        #expect(lifecycle.handle(.updated(Input(tip: "a", isPresented: false))) == [])
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [.reserve])
    }

    @Test("A person who turns from a tip that nobody has counted gives its place back") func setAsideBeforeItBegan() {
        var lifecycle = DisplayLifecycle()
        #expect(lifecycle.handle(.setAside) == [])
        _ = lifecycle.handle(.updated(Input(tip: "a", visibility: .unknown)))
        _ = lifecycle.handle(.granted)
        #expect(lifecycle.handle(.setAside) == [.end(.setAside)])
        #expect(lifecycle.handle(.updated(Input(tip: "b"))) == [.reserve])
    }

    @Test("A view that goes ends its display, and nothing wakes it") func unmounted() {
        var lifecycle = onScreen()
        #expect(lifecycle.handle(.unmounted) == [.end(nil), .setBinding(false)])
        #expect(lifecycle.phase == .ended)
        #expect(lifecycle.handle(.updated(Input(tip: "a"))) == [])
        #expect(lifecycle.handle(.appeared(.visible)) == [])
        #expect(lifecycle.handle(.unmounted) == [])
    }
}
