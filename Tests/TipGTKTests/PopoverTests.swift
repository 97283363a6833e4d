import Testing

/// Tips in popovers beside widgets, under a real X server, with real presses and keys.
@Suite(.enabled(if: WindowSession.obstacle == nil, Comment(rawValue: WindowSession.obstacle ?? "")))
struct PopoverTests {
    private static func closed(_ tip: String, _ cause: String) -> String { WindowTests.closed(tip, cause) }

    @Test("A popover opens beside its widget, takes no focus, and Escape closes it")
    func popover() async throws {
        try await WindowSession.run { window in
            try window.send("focus entry")
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            #expect(try window.ask("focused") == "entry")
            try window.keys("Escape")
            try window.expect(Self.closed("PopoverTip", "dismissed"))
            try window.await("state PopoverTip", "\(WindowTests.closed) 1 hidden")
        }
    }

    @Test("A press on the widget has its usual effect, one on another control sets the popover aside")
    func pressOutside() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            try window.press("search")
            try window.expect("pressed search")
            #expect(try window.state("PopoverTip") == "available 1 shown")
            try window.press("other", x: 210)
            try window.expect("pressed other")
            try window.expect(Self.closed("PopoverTip", "setAside"))
            #expect(try window.state("PopoverTip") == "available 1 hidden")
            // It returns once its widget has been out of sight.
            try window.send("hide search")
            try window.send("show search")
            try window.expect("PopoverTip displayed")
        }
    }

    @Test("A press beside all controls closes the tip")
    func dismissed() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            try window.press("blank")
            try window.expect(Self.closed("PopoverTip", "dismissed"))
        }
    }

    @Test("A press in the popover reaches its buttons")
    func pressInside() async throws {
        try await WindowSession.run { window in
            try window.send("popover ActingTip search")
            try window.expect("ActingTip displayed")
            try window.press("tip-action")
            try window.expect("ActingTip action(id: \"show\")")
            try window.press("tip-close")
            try window.expect(Self.closed("ActingTip", "closeButton"))
        }
    }

    @Test("Tab goes from the widget into the popover and out of it, and the focus returns when the tip is closed")
    func keyboard() async throws {
        try await WindowSession.run { window in
            try window.send("focus search")
            try window.send("popover ActingTip search")
            try window.expect("ActingTip displayed")
            try window.keys("Tab")
            try window.await("focused", "tip-close")
            try window.keys("Tab")
            try window.await("focused", "tip-action")
            try window.keys("shift+Tab", "shift+Tab")
            try window.await("focused", "search")
            try window.keys("Tab", "space")
            try window.expect(Self.closed("ActingTip", "closeButton"))
            try window.await("focused", "search")
        }
    }

    @Test("F6 goes into the popover from anywhere, and back")
    func switching() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            try window.send("focus entry")
            try window.keys("F6")
            try window.await("focused", "tip-close")
            try window.keys("F6")
            try window.await("focused", "entry")
        }
    }

    @Test("A second popover of a window waits until the first one is closed")
    func turns() async throws {
        try await WindowSession.run { window in
            try window.send("popover FirstTip search")
            try window.send("popover SecondTip other")
            try window.expect("FirstTip displayed")
            #expect(try window.state("SecondTip") == "available 0 hidden")
            try window.keys("Escape")
            try window.expect("SecondTip displayed")
        }
    }

    @Test("A popover follows its widget, and closes while the widget is scrolled out of view")
    func scrolled() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip row4")
            try window.expect("PopoverTip displayed")
            let (tip, anchor) = (try window.point("tip-title"), try window.point("row4"))
            try window.send("scroll scroller 40")
            let moved = try window.point("row4")
            #expect(moved.y < anchor.y - 20)
            try window.await("place tip-title", "\(tip.x) \(tip.y + moved.y - anchor.y)")
            try window.send("scroll scroller 400")
            try window.await("state PopoverTip", "available 1 hidden")
            try window.send("scroll scroller 0")
            try window.await("state PopoverTip", "available 1 shown")
        }
    }

    @Test(
        "The arrow's edge says on which side of the widget the popover is, as the direction of reading has it",
        arguments: [("leading", "ltr", 1), ("trailing", "ltr", -1), ("leading", "rtl", -1), ("trailing", "rtl", 1)]
    )
    func edges(edge: String, direction: String, side: Int) async throws {
        try await WindowSession.run { window in
            if direction == "rtl" { try window.send("rtl") }
            try window.moveWindow("main", x: 260)
            try window.send("edge BareTip narrow \(edge)")
            try window.expect("BareTip displayed")
            let (tip, anchor) = (try window.point("tip-popover"), try window.point("narrow"))
            #expect((tip.x - anchor.x).signum() == side)
        }
    }

    @Test("A popover with no room on its side of the widget opens on the other one")
    func flipping() async throws {
        try await WindowSession.run { window in
            try window.send("edge BareTip search bottom")
            try window.expect("BareTip displayed")
            #expect(try window.point("tip-popover").y > window.point("search").y)
        }
    }

    @Test(
        "A widget that is destroyed, unparented or hidden while its popover is open takes the popover with it",
        arguments: ["destroy", "unparent", "hide"]
    )
    func gone(how: String) async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip other")
            try window.expect("PopoverTip displayed")
            try window.send("\(how) other")
            try window.expect(Self.closed("PopoverTip", "left"))
            #expect(try window.state("PopoverTip") == "available 1 hidden")
        }
    }

    @Test("A widget that moves to another window takes its popover there")
    func moved() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip other")
            try window.expect("PopoverTip displayed")
            try window.send("window second")
            try window.send("move other second")
            try window.await("root tip-popover", "second")
            try window.activate("second")
            #expect(try window.state("PopoverTip") == "available 1 shown")
            try window.press("tip-close")
            try window.expect(Self.closed("PopoverTip", "closeButton"))
        }
    }

    @Test("A window that is destroyed while its popover is open ends the display")
    func windowGone() async throws {
        try await WindowSession.run { window in
            try window.send("window second")
            try window.activate("second")
            try window.send("popover PopoverTip second")
            try window.expect("PopoverTip displayed")
            try window.send("destroy second")
            try window.expect(Self.closed("PopoverTip", "left"))
        }
    }

    @Test("A popover that is detached closes")
    func detached() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip other")
            try window.expect("PopoverTip displayed")
            try window.send("detach PopoverTip")
            try window.expect(Self.closed("PopoverTip", "left"))
        }
    }

    @Test("A pointer that isn't a widget's is reported, and nothing is shown")
    func nobody() async throws {
        try await WindowSession.run { window in
            try window.send("nobody NobodyTip")
            #expect(window.said.contains("A tip was given no widget of GTK's"))
            try window.send("popover NowhereTip nowhere")
            #expect(try window.state("NowhereTip").hasSuffix("0 hidden"))
        }
    }

    @Test("A reset tip counts again while its popover stays open")
    func reset() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip other")
            try window.expect("PopoverTip displayed")
            try window.send("reset PopoverTip")
            try window.expect(Self.closed("PopoverTip", "reset"))
            try window.expect("PopoverTip displayed")
        }
    }
}
