extension AuditedPage {
    /// The audited pages of the Fixtures app.
    ///
    /// The page for the tests of the client script isn't among them, because it is too wide for a phone.
    static let fixtures: [AuditedPage] = [
        AuditedPage("", .tips("<script>document")),
        AuditedPage("late", .tips("First")),
        AuditedPage("frequency", .tips("First")),
        AuditedPage("once", .tips("Only once")),
        AuditedPage("popovers", .tips("First"), .close, .tips("Second"), .close, .tips()),
        AuditedPage(
            "parameter",
            .tips(),
            .press("in"),
            .tips("For members: inline", "For members: another", "For members: popover")
        ),
        AuditedPage(
            "places",
            .tips("Place 0"),
            .close,
            .tips("Place 1"),
            .close,
            .tips("Place 2"),
            .close,
            .tips("Place 3"),
            .close,
            .tips("Place 4"),
            .close,
            .tips("Place 5"),
            .close,
            .tips("Place 6"),
            .close,
            .tips("Place 7"),
            .close,
            .tips("Place 8"),
            .close,
            .tips()
        ),
        AuditedPage(
            "anchors",
            .tips("Tip for first", "Tip for second", "Tip for third", "Tip for goer", "Tip for last", "Tip for side")
        ),
        AuditedPage("attachments", .tips("Tip for chart")),
        AuditedPage("labels", .tips("Saved for later"), .close, .tips("On every device"), .close, .tips()),
        AuditedPage("rows", except: [.coveredText], .tips(), .click(".tipui-more", times: 1), .tips()),
        AuditedPage("focus", .tips("Lies over what is below")),
        AuditedPage("form", .tips()),
        AuditedPage("menus", .tips()),
        AuditedPage("reach", .tips(), .press("want"), .tips("Tip in the page", "Tip above it")),
        AuditedPage(
            "levels",
            .tips("Tip on first"),
            .press("to-heron"),
            .tips("Tip on heron"),
            .close,
            .press("on-heron"),
            .tips("Tip on heron-on")
        ),
    ]

    /// The pages of the Gallery app: the list of all features, and the page of each feature.
    static let gallery: [AuditedPage] = features.map { $0.except(.cutCode) }

    private static let features: [AuditedPage] = [
        AuditedPage("", .tips()),
        AuditedPage("inline", .tips("Wait for the last frost")),
        AuditedPage("arrows", .tips("Move the lamp down", "Turn the tray")),
        AuditedPage("languages", .tips("Water in the evening"), .press("ar"), .tips("اسقِ في المساء")),
        AuditedPage("sheet", .tips("Add your own"), .press("add"), .tips("Add your own", "Write the year on it"))
            .except(.tipInSheet),
        AuditedPage("popover", .tips("Keep a packet for spring"), .close, .tips("Scan a packet"), .close, .tips()),
        AuditedPage("actions", .tips("Swap what is left over")),
        AuditedPage("rules", .tips(), .click(".tipui-switch", times: 1), .tips("Sow four weeks earlier")),
        AuditedPage(
            "events",
            .tips(),
            .click("[data-testid^=sample-] .tipui-look-bordered", times: 3),
            .tips("Borrow a whole crate")
        ),
        AuditedPage(
            "groups",
            .tips("Soak the beans"),
            .close,
            .tips("Sow them eye down"),
            .close,
            .tips("Spread a net")
        ),
        AuditedPage(
            "frequency",
            .tips("Sort by sowing month", "Find the library"),
            .press("later"),
            .tips("Sort by sowing month", "Find the library", "Note what came up")
        ),
        AuditedPage("limits", .tips("Water from below", "Label every row")),
        AuditedPage("style", .tips("Start on the windowsill")),
        AuditedPage("looks", .tips("Shade them at noon", "Shade them at noon", "Shade them at noon")),
        AuditedPage("blocking", .tips("Choose a bed first"), .close, .tips()),
        AuditedPage("binding", .tips("Leave one plant to seed")),
        AuditedPage("library", .tips("Cover the soil", "Collect the rain")),
    ]
}

extension Exemption {
    /// Ignores the contrast of the part of a row's text that the row's open actions cover, because axe can't determine
    /// which of the two is on top.
    static let coveredText = Exemption("color-contrast?", in: id("Welcome"))

    /// Ignores the contrast of a tip in a sheet, because axe can't determine that the page is behind the sheet.
    static let tipInSheet = Exemption("color-contrast?", in: "dialog .tipui-callout")

    /// Ignores the contrast of lines of code that are wider than the visible part of the code.
    ///
    /// The other lines, which axe checks, have the same colors.
    static let cutCode = Exemption("color-contrast?", in: id("code"))
}
