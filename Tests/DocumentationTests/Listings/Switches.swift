#if Configuration && Web
    import OpenTipKit
    import TipConfiguration
    import TipPages

    enum SiteTips {
        static let all: [any Tip] = [ScaleTip(), PrintTip()]
        static let switches = TipSwitches(file: "/etc/recipes/tips.json", of: all)

        static func people(in folder: URL) throws -> TipPeople {
            try TipPeople(directory: folder, [.displayFrequency(.daily), .switches(switches)])
        }
    }

    extension SiteTips {
        static func pages(in folder: URL) throws -> TipPages {
            TipPages(people: try people(in: folder), staff: { person in person == "root" })
        }
    }

    private struct ScaleTip: Tip {
        var title: Text { Text("Scale a recipe") }
    }

    private struct PrintTip: Tip {
        var title: Text { Text("Print a recipe") }
    }

    enum SwitchListings {
        static func follow(_ flags: some AsyncSequence<Set<String>, Never>, _ switches: TipSwitches) async {
            for await off in flags { switches.values.off = off }
        }
    }
#endif
