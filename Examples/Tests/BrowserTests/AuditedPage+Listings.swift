extension AuditedPage {
    /// The pages of the Listings app: the list of all listings, and the page of each listing.
    static let listings: [AuditedPage] =
        [AuditedPage("", .tips())] + [discovery, basics, groups, practice, customising].flatMap { $0 }

    private static let discovery: [AuditedPage] = [
        AuditedPage("discovery-toolbar", .tips("Heat from afar")),
        AuditedPage("discovery-open", .tips("Bake a first loaf")),
        AuditedPage("discovery-shared", .tips("Bake a first loaf")),
        AuditedPage("discovery-inline", .tips("Keep what you bake often")),
        AuditedPage("discovery-row", .tips("Keep what you bake often")),
        AuditedPage(
            "discovery-identity",
            .tips("Bake with the season", "Bake with the season", "Bake with the season")
        ),
        AuditedPage("discovery-reset", .tips("Bake a first loaf")),
        AuditedPage("discovery-titles", .tips("Weigh the salt", "Mind the hot stone", "Let the dough rest")),
        AuditedPage("discovery-picture", .tips("Damp days want less water")),
        AuditedPage("discovery-corner", .tips("Let it cool")),
        AuditedPage("discovery-actions", .tips("Rolls want it hotter")),
        AuditedPage("discovery-action-names", .tips("Steam makes a crust")),
        AuditedPage("discovery-action-list", .tips("How did it turn out?")),
        AuditedPage("discovery-state", .tips(), .press("starter"), .tips("Feed it before the weekend")),
        AuditedPage("discovery-written-out", .tips(), .press("crust"), .tips("Bake it five minutes longer")),
        AuditedPage(
            "discovery-events",
            except: [.emptyList],
            .tips(),
            .press("bake", times: 4),
            .tips("Plan the week's baking")
        ),
        AuditedPage("discovery-group", .tips("Knead it first"), .close, .tips("Then shape it")),
        AuditedPage("discovery-cast", .tips("Knead it first"), .close, .tips("Then shape it")),
        AuditedPage("discovery-count", .tips("Sieve the flour")),
        AuditedPage(
            "discovery-daily",
            .tips("Look at the crumb", "Closed on Friday"),
            .press("later-day"),
            .tips("Look at the crumb", "Closed on Friday", "Slice from the middle")
        ),
    ]

    private static let basics: [AuditedPage] = [
        AuditedPage("basics-inline", .tips("Fire when it is dry")),
        AuditedPage("basics-links", .tips("Lost your mark?")),
        AuditedPage("basics-parameter", .tips(), .press("join"), .tips("Members fire for free")),
        AuditedPage("basics-events", .tips(), .press("throw", times: 3), .tips("Try a jug")),
        AuditedPage("basics-frame", .tips("Fire when it is dry")),
        AuditedPage("basics-popover", .tips("Paint under the glaze")),
        AuditedPage("basics-leading", .tips("Leave room to breathe")),
        AuditedPage("basics-words", .tips("Mix", "Mix")),
        // The sample has too little contrast, because it draws text in the default colors, including red, on red.
        AuditedPage(
            "basics-look",
            except: [
                Exemption("color-contrast", in: ".tipui-callout"), Exemption("color-contrast?", in: ".tipui-callout"),
            ],
            .tips("Mix")
        ),
        AuditedPage("basics-style", .tips("Stamp it while it is soft")),
        AuditedPage("basics-popover-action", .tips("One coat is thin")),
        AuditedPage("basics-perform", .tips("Ask the potter")),
        AuditedPage("basics-transient", .tips(), .press("enter"), .tips("Come again", "Close the door behind you")),
        AuditedPage("basics-init", .tips(), .press("become"), .tips("Sweep before you throw")),
        AuditedPage("basics-callback", .tips(), .press("dip"), .tips("Wipe the foot clean", "Written down")),
        AuditedPage(
            "basics-windows",
            .tips("Keep your hands in practice"),
            .press("turn", times: 4),
            .tips("Oil the wheel", "Rest your wrists")
        ),
        AuditedPage("basics-donation", .tips(), .press("green", times: 2), .tips("Celadon loves less air")),
        AuditedPage(
            "basics-both",
            .tips(),
            .press("lesson", times: 4),
            .press("teacher"),
            .tips("Let them fail once")
        ),
        AuditedPage("basics-invalidate", .tips("Trim the foot", "Sign the foot")),
        AuditedPage("basics-once", .tips("Wedge the clay", "Wring the sponge")),
        AuditedPage(
            "basics-show-all",
            .tips("Keep the water warm", "Throw by moonlight", "Carry the clay upstairs")
        ),
        AuditedPage("basics-show-some", .tips("Keep the water warm", "Throw by moonlight")),
        AuditedPage("basics-hide-all", .tips()),
        AuditedPage("basics-documents", .tips("Wedge the clay")),
    ]

    private static let groups: [AuditedPage] = [
        AuditedPage("groups-elsewhere", .tips(), .press("begin"), .tips("Warm up first")),
        AuditedPage("groups-one-event", .tips(), .press("home"), .press("choir"), .tips("Learn the second voice")),
        AuditedPage("groups-duration", .tips("Breathe at the commas")),
        AuditedPage("groups-sync", .tips("Take the pitch from the oboe")),
        AuditedPage("groups-automatic", .tips("Take the pitch from the oboe")),
        AuditedPage(
            "groups-ordered",
            .tips(),
            .press("sopranos"),
            .tips("Sopranos begin"),
            .close,
            .tips("Altos follow")
        ),
        AuditedPage(
            "groups-several",
            .tips(),
            .press("sopranos"),
            .tips("Sopranos begin"),
            .close,
            .tips("Altos follow")
        ),
        AuditedPage(
            "groups-first",
            .tips(),
            .press("tenors"),
            .tips("Tenors join"),
            .press("sopranos"),
            .tips("Sopranos begin")
        ),
    ]
}

extension Exemption {
    /// Ignores lists without rows, which are as valid as an empty `<ul>`, but which axe reports for review.
    fileprivate static let emptyList = Exemption("aria-required-children?", in: ".tipui-list:empty")
}
