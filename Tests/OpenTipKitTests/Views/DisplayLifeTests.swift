import OpenTipKitTesting
import Testing
import TipUI

@testable import OpenTipKit

/// The life of one view's display, step by step.
@Suite struct DisplayLifeTests {
    private typealias Wish = DisplayLife.Wish

    /// A life with a tip on screen.
    private func onScreen(_ wish: DisplayLife.Wish = Wish(tip: "a")) -> DisplayLife {
        var life = DisplayLife()
        #expect(life.handle(.wished(wish)) == [.reserve])
        #expect(life.handle(.granted) == [])
        #expect(life.handle(.appeared(.visible)) == [.begin])
        #expect(life.handle(.begun) == [.tell(true)])
        #expect(life.phase == .onScreen)
        return life
    }

    @Test("A tip is drawn once its place is kept, and begins once it is on a page that a person sees")
    func untilSeen() {
        var life = DisplayLife()
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .unknown))) == [.reserve])
        #expect(life.drawn == nil)
        #expect(life.handle(.granted) == [])
        #expect(life.drawn == "a")
        #expect(life.handle(.wished(Wish(tip: "a"))) == [])
        #expect(life.handle(.appeared(.unknown)) == [])
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .unknown))) == [])
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.begin])
    }

    @Test("What is refused, or lost before it begins, isn't drawn, and is asked for with the next wish")
    func refused() {
        var life = DisplayLife()
        for _ in 0..<2 {
            #expect(life.handle(.wished(Wish(tip: "a"))) == [.reserve])
            #expect(life.handle(.refused) == [])
            #expect(life.drawn == nil)
        }
        _ = life.handle(.wished(Wish(tip: "a")))
        _ = life.handle(.granted)
        #expect(life.handle(.appeared(.visible)) == [.begin])
        #expect(life.handle(.lost) == [])
        #expect(life.drawn == nil)
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.reserve])
    }

    @Test("A place that nobody has seen is given back out of sight, and none is asked for there")
    func unseen() {
        for visibility in [ViewVisibility.State.background, .hidden] {
            var life = DisplayLife()
            #expect(life.handle(.wished(Wish(tip: "a", visibility: visibility))) == [])
            _ = life.handle(.wished(Wish(tip: "a")))
            _ = life.handle(.granted)
            #expect(life.handle(.wished(Wish(tip: "a", visibility: visibility))) == [.end(nil)])
            #expect(life.drawn == nil)
        }
    }

    @Test("A page in the background pauses a display once; unsure whether it is seen, it stays as it was")
    func paused() {
        var life = onScreen()
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .unknown))) == [])
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .background))) == [.pause])
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .background))) == [])
        #expect(life.drawn == "a")
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .unknown))) == [])
        #expect(life.phase == .paused)
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.begin])
        #expect(life.handle(.begun) == [])
        #expect(life.phase == .onScreen)
    }

    @Test("Where nobody sees it a display ends; a view in the flow keeps its room, and begins anew at once")
    func covered() {
        var life = onScreen()
        #expect(life.handle(.wished(Wish(tip: "a", visibility: .hidden))) == [.end(nil)])
        #expect(life.drawn == "a")
        for visibility in [ViewVisibility.State.hidden, .background, .unknown] {
            #expect(life.handle(.wished(Wish(tip: "a", visibility: visibility))) == [])
        }
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.reserve])
        #expect(life.handle(.granted) == [.begin])
        #expect(life.handle(.begun) == [.tell(true)])
        #expect(life.phase == .onScreen)
        _ = life.handle(.wished(Wish(tip: "a", visibility: .hidden)))
        _ = life.handle(.wished(Wish(tip: "a")))
        #expect(life.handle(.refused) == [.tell(false)])
        #expect(life.drawn == nil)
    }

    @Test("Where nobody sees it a popover closes, which isn't the app's wish: it comes back whatever the binding says")
    func coveredPopover() {
        var life = onScreen(Wish(tip: "a", keepsRoom: false))
        let covered = Wish(tip: "a", visibility: .hidden, keepsRoom: false)
        #expect(life.handle(.wished(covered)) == [.end(nil), .tell(false)])
        #expect(life.drawn == nil)
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false, keepsRoom: false))) == [.reserve])
    }

    @Test("The binding counts once it was told that the tip is there, until the tip may appear anew")
    func binding() {
        var life = DisplayLife()
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false))) == [.reserve])
        _ = life.handle(.granted)
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false))) == [])
        #expect(life.handle(.appeared(.visible)) == [.begin])
        #expect(life.handle(.begun) == [.tell(true)])
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false))) == [.end(.hidden), .tell(false)])
        for visibility in [ViewVisibility.State.visible, .hidden, .visible] {
            #expect(life.handle(.wished(Wish(tip: "a", isWanted: false, visibility: visibility))) == [])
        }
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.reserve])
        _ = life.handle(.refused)
        #expect(life.handle(.wished(Wish())) == [])
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false))) == [.reserve])
    }

    @Test("Hidden by the app while it is covered, a tip goes without another end")
    func hiddenWhileCovered() {
        var life = onScreen()
        _ = life.handle(.wished(Wish(tip: "a", visibility: .hidden)))
        #expect(life.handle(.wished(Wish(tip: "a", isWanted: false, visibility: .hidden))) == [.tell(false)])
        #expect(life.phase == .hidden)
    }

    @Test("A tip gives its place back to the next, whose binding stays true, or turns false if there is no place")
    func handOver() {
        var life = onScreen()
        #expect(life.handle(.wished(Wish(tip: "b"))) == [.end(nil), .reserve])
        #expect(life.handle(.granted) == [])
        #expect(life.drawn == "b")
        #expect(life.handle(.appeared(.visible)) == [.begin])
        #expect(life.handle(.begun) == [.tell(true)])
        #expect(life.handle(.wished(Wish(tip: "c"))) == [.end(nil), .reserve])
        #expect(life.handle(.refused) == [.tell(false)])
        #expect(life.drawn == nil)
    }

    @Test("A place that a reset voids is asked for anew, and begins without the tip leaving the page")
    func voided() {
        var life = onScreen()
        #expect(life.handle(.voided) == [])
        #expect(life.drawn == "a")
        #expect(life.handle(.wished(Wish(tip: "a"))) == [.reserve])
        #expect(life.handle(.granted) == [.begin])
        #expect(life.handle(.begun) == [.tell(true)])

        var unseen = DisplayLife()
        _ = unseen.handle(.wished(Wish(tip: "a")))
        _ = unseen.handle(.granted)
        #expect(unseen.handle(.voided) == [])
        #expect(unseen.handle(.wished(Wish(tip: "a"))) == [.reserve])
        #expect(unseen.handle(.granted) == [])
        #expect(unseen.handle(.appeared(.unknown)) == [])
        #expect(unseen.handle(.voided) == [])
        #expect(unseen.handle(.wished(Wish(tip: "a", isWanted: false))) == [.reserve])
        #expect(unseen.handle(.granted) == [.begin])
    }

    @Test("Where no place is held a reset voids none: nothing is drawn for it") func nothingToVoid() {
        var life = DisplayLife()
        #expect(life.handle(.voided) == [])
        #expect(life.phase == .idle)
        _ = life.handle(.wished(Wish(tip: "a")))
        _ = life.handle(.refused)
        #expect(life.handle(.voided) == [])
        #expect(life.phase == .asked)
        #expect(life.drawn == nil)
    }

    @Test("A tip that a person closes ends with the cause, once") func closed() {
        var life = onScreen()
        #expect(life.handle(.closed(.closeButton)) == [.close(.closeButton), .tell(false)])
        #expect(life.handle(.closed(.dismissed)) == [])
        #expect(life.handle(.wished(Wish())) == [])
        #expect(life.phase == .idle)
    }

    @Test("A view that goes ends its display, and nothing wakes it") func unmounted() {
        var life = onScreen()
        #expect(life.handle(.unmounted) == [.end(nil), .tell(false)])
        #expect(life.phase == .ended)
        #expect(life.handle(.wished(Wish(tip: "a"))) == [])
        #expect(life.handle(.appeared(.visible)) == [])
        #expect(life.handle(.unmounted) == [])
    }
}
