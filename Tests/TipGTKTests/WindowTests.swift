import Testing

/// Tips in windows of GTK's, under a real X server, with real presses and keys.
@Suite(.enabled(if: WindowSession.obstacle == nil, Comment(rawValue: WindowSession.obstacle ?? "")))
struct WindowTests {
    static let closed = "invalidated(TipKitEngine.Tips.InvalidationReason.tipClosed)"
    static let performed = "invalidated(TipKitEngine.Tips.InvalidationReason.actionPerformed)"

    /// The event of a tip that left the screen.
    static func closed(_ tip: String, _ cause: String) -> String {
        "\(tip) closed(TipKitEngine.Tips.Outcome.Cause.\(cause))"
    }

    // MARK: - Cards

    @Test("A card counts as displayed once it was in view for a second, and its close button retires it")
    func card() async throws {
        try await WindowSession.run { window in
            try window.send("card CardTip")
            #expect(try window.state("CardTip") == "available 0 shown")
            try window.expect("CardTip displayed")
            try window.press("tip-close")
            try window.expect(Self.closed("CardTip", "closeButton"))
            #expect(try window.state("CardTip") == "\(Self.closed) 1 hidden")
        }
    }

    @Test("A card appears when its rule holds, and goes when code on another thread invalidates its tip")
    func rules() async throws {
        try await WindowSession.run { window in
            try window.send("card RuledTip")
            #expect(try window.state("RuledTip") == "pending 0 hidden")
            #expect(try window.ask("bounds RuledTip") == "0 0")
            try window.send("donate")
            try window.expect("RuledTip displayed")
            try window.send("elsewhere RuledTip")
            try window.await("state RuledTip", "\(Self.performed) 1 hidden")
        }
    }

    @Test("The buttons of actions run their handlers and the card's, and leave the card open")
    func actions() async throws {
        try await WindowSession.run { window in
            try window.send("card ActingTip")
            try window.expect("ActingTip displayed")
            try window.press("tip-action")
            try window.expect("ActingTip action(id: \"show\")")
            try window.expect("handled show")
            #expect(try window.state("ActingTip") == "available 1 shown")
        }
    }

    @Test("A press of 'Remind me later' keeps the tip away")
    func later() async throws {
        try await WindowSession.run { window in
            try window.send("card LaterTip")
            try window.expect("LaterTip displayed")
            try window.press("tip-action")
            try window.await("state LaterTip", "pending 1 hidden")
        }
    }

    @Test("A row of a list counts once it is scrolled into view, and is paused while it is out of it")
    func row() async throws {
        try await WindowSession.run { window in
            try window.send("row RowTip")
            #expect(try window.state("RowTip") == "available 0 shown")
            try window.send("card CardTip")
            // The card, which was added later, is in view; the row isn't.
            try window.expect("CardTip displayed")
            #expect(try window.state("RowTip") == "available 0 shown")
            try window.send("scroll scroller 700")
            try window.expect("RowTip displayed")
        }
    }

    @Test("A tip that another one replaces goes, and a card without a tip takes no room")
    func replaced() async throws {
        try await WindowSession.run { window in
            try window.send("card CardTip")
            try window.expect("CardTip displayed")
            try window.send("tip CardTip OtherTip")
            try window.expect(Self.closed("CardTip", "left"))
            try window.expect("OtherTip displayed")
            try window.send("tip CardTip")
            try window.await("bounds CardTip", "0 0")
        }
    }

    @Test("A style of the program's own makes the card's content, and one that makes no widget is reported")
    func styles() async throws {
        try await WindowSession.run { window in
            try window.send("card CardTip")
            try window.send("style CardTip plain")
            try window.expect("CardTip displayed")
            #expect(try window.ask("bounds plain") != "nowhere")
            try window.send("style CardTip broken")
            _ = try window.ask("state CardTip")
            #expect(window.said.contains("made no widget of GTK's"))
        }
    }

    @Test("A tip that is held out is counted and retired, and nothing of it is shown")
    func heldOut() async throws {
        try await WindowSession.run { window in
            try window.send("card HeldTip")
            #expect(try window.state("HeldTip") == "available 0 hidden")
            try window.expect("HeldTip heldOut")
            #expect(try window.state("HeldTip").hasSuffix("hidden"))
        }
    }

    // MARK: - What a person can see

    @Test("A card doesn't count while its window isn't active, and is paused when the window is left")
    func inactive() async throws {
        try await WindowSession.run { window in
            try window.send("window second")
            try window.activate("second")
            try window.send("card CardTip")
            try window.await("state CardTip", "available 0 hidden")
            try window.activate("main")
            try window.expect("CardTip displayed")
            try window.activate("second")
            #expect(try window.state("CardTip") == "available 1 shown")
            try window.activate("main")
            #expect(try window.state("CardTip") == "available 1 shown")
        }
    }

    @Test("A card that is hidden ends its display, and counts again when it is shown")
    func hidden() async throws {
        try await WindowSession.run { window in
            try window.send("card CardTip")
            try window.expect("CardTip displayed")
            try window.send("hide CardTip")
            try window.expect(Self.closed("CardTip", "left"))
            try window.send("show CardTip")
            try window.expect("CardTip displayed")
            #expect(try window.state("CardTip") == "available 2 shown")
        }
    }

    @Test("A tip in a window behind a modal one ends, and returns when the modal one is closed")
    func modal() async throws {
        try await WindowSession.run { window in
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            try window.send("modal")
            try window.activate("dialog")
            try window.expect(Self.closed("PopoverTip", "left"))
            #expect(try window.state("PopoverTip") == "available 1 hidden")
            try window.send("unmodal")
            try window.activate("main")
            try window.expect("PopoverTip displayed")
        }
    }

    @Test("No tip appears while the person types, and it does two seconds after the last key")
    func typing() async throws {
        try await WindowSession.run { window in
            // Watches the window.
            try window.send("card CardTip")
            try window.expect("CardTip displayed")
            try window.send("focus entry")
            try window.keys("a")
            try window.await("text entry", "a")
            try window.send("popover PopoverTip search")
            #expect(try window.state("PopoverTip") == "available 0 hidden")
            try window.expect("PopoverTip displayed")
        }
    }

    @Test("No tip appears while the button of the mouse is down")
    func dragging() async throws {
        try await WindowSession.run { window in
            // Watches the window.
            try window.send("card CardTip")
            try window.expect("CardTip displayed")
            try window.move(to: "blank")
            try window.button(isDown: true)
            try window.await("held main", "yes")
            try window.send("popover PopoverTip search")
            #expect(try window.state("PopoverTip") == "available 0 hidden")
            try window.button(isDown: false)
            try window.expect("PopoverTip displayed")
        }
    }

    @Test("Tips that are suppressed by code wait")
    func suppressed() async throws {
        try await WindowSession.run { window in
            try window.send("suppress")
            try window.send("card CardTip")
            #expect(try window.state("CardTip").hasSuffix("0 hidden"))
            try window.send("resume")
            try window.expect("CardTip displayed")
        }
    }

    @Test("People in windows of their own have tips of their own")
    func people() async throws {
        try await WindowSession.run { window in
            try window.send("person Ada")
            try window.activate("Ada")
            try window.expect("Ada:CardTip displayed")
            try window.press("tip-close")
            try window.expect("Ada:" + Self.closed("CardTip", "closeButton"))
            try window.activate("main")
            try window.send("card CardTip")
            try window.expect("CardTip displayed")
        }
    }
}
