import Testing

/// Tips in windows of GTK's, under a real X server.
@Suite(.enabled(if: WindowSession.obstacle == nil, Comment(rawValue: WindowSession.obstacle ?? "")))
struct WindowTests {
    @Test("A card counts as displayed once it was in view for a second, and its close button retires it")
    func card() async throws {
        try await WindowSession.run { window in
            try window.send("card CardTip")
            #expect(try window.state("CardTip") == "available 0 shown")
            try window.expect("CardTip displayed")
            try window.press("tip-close")
            try window.expect("CardTip closed(TipKitEngine.Tips.Outcome.Cause.closeButton)")
            #expect(
                try window.state("CardTip") == "invalidated(TipKitEngine.Tips.InvalidationReason.tipClosed) 1 hidden"
            )
        }
    }

    @Test("A popover opens beside its widget, takes no focus, and Escape closes it")
    func popover() async throws {
        try await WindowSession.run { window in
            try window.send("focus entry")
            try window.send("popover PopoverTip search")
            try window.expect("PopoverTip displayed")
            #expect(try window.ask("focused") == "entry")
            try window.keys("Escape")
            try window.expect("PopoverTip closed(TipKitEngine.Tips.Outcome.Cause.dismissed)")
            try window.await("state PopoverTip", "invalidated(TipKitEngine.Tips.InvalidationReason.tipClosed) 1 hidden")
        }
    }
}
