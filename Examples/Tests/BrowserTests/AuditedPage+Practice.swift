extension AuditedPage {
    /// The pages of the Practice section, whose samples are from the app of a bicycle workshop.
    static let practice: [AuditedPage] = [
        AuditedPage("practice-inline", .tips("Pin your own")),
        AuditedPage("practice-sync", .tips("Pin your own")),
        AuditedPage("practice-popover", .tips("Ring before the bend"), .close, .tips("Light up at dusk")),
        AuditedPage(
            "practice-style",
            .tips("Pin your own", "Turn the bar, then let go", "Ring before the bend", "Light up at dusk")
        ),
        AuditedPage("practice-parameter", .tips(), .press("rack"), .tips("Sort by size")),
        AuditedPage("practice-event", .tips(), .launch, .launch, .tips("Begin where you stopped")),
        AuditedPage(
            "practice-both",
            .tips(),
            .press("sign-in"),
            .press("wheel", times: 5),
            .tips("Open the spoke calculator")
        ),
        AuditedPage("practice-options", .tips("Pin your own", "Wipe the chain")),
        AuditedPage("practice-actions", .tips("Try the new stand")),
        AuditedPage(
            "practice-group",
            .tips("Ring, and somebody comes"),
            .press("next"),
            .tips("Borrow any tool on the wall"),
            .press("next"),
            .tips("Tea is at four"),
            .press("next"),
            .tips()
        ),
        AuditedPage("practice-debug", .tips("Sort by size")),
        AuditedPage("practice-launch", .tips()),
        AuditedPage("practice-launch", arguments: ["--show-all-tips"], .tips("Sort by size")),
        AuditedPage("practice-late", .tips("Pin your own")),
        AuditedPage(
            "practice-many",
            .tips("Ring, and somebody comes", "Borrow any tool on the wall", "Tea is at four")
        ),
        AuditedPage(
            "practice-one",
            .tips("Ring, and somebody comes"),
            .close,
            .tips("Borrow any tool on the wall"),
            .close,
            .tips("Tea is at four")
        ),
        AuditedPage("practice-forgotten", .tips("Ring before the bend"), .close, .tips("Light up at dusk")),
        AuditedPage("practice-titles", .tips("You can press the small bell", "Ring the bell")),
        AuditedPage("practice-critical", .tips("The brake is undone")),
    ]

    /// The pages of the Customising section, whose samples are from the app of a sailing chart.
    static let customising: [AuditedPage] = [
        // The order of the two tips isn't specified, so expect only the words that both tips contain.
        AuditedPage("customising-two", .tips("the rose, and the chart"), .close, .tips("the rose, and the chart")),
        AuditedPage("customising-group", .tips("Find your boat"), .close, .tips("Steady the chart")),
        AuditedPage("customising-controls", .tips("Find your boat"), .close, .tips("Steady the chart")),
        AuditedPage("customising-invalidate", .tips("Find your boat"), .close, .tips("Steady the chart")),
        AuditedPage(
            "customising-sync",
            .tips("Find your boat"),
            .close,
            .press("later-week"),
            .tips("Steady the chart")
        ),
        AuditedPage("customising-place", .tips(), .press("sail", times: 4), .tips("Lantern Quay is open")),
        AuditedPage(
            "customising-reused",
            .tips(),
            .press("sail", times: 4),
            .tips("Lantern Quay is open"),
            .press("newest"),
            .tips("Otter Slip is open")
        ),
        AuditedPage("customising-picture", except: [.wordsOnPicture], .tips("Otter Slip is open")),
        AuditedPage("customising-press", except: [.wordsOnPicture], .tips("Otter Slip is open")),
    ]
}

extension Exemption {
    /// Ignores the contrast of text that a sample draws over a picture, because axe can't determine the contrast there.
    fileprivate static let wordsOnPicture = Exemption("color-contrast?", in: ".tipui-callout")
}
