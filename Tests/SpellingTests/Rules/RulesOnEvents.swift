#if Macros
    import TipKit

    struct RulesOnEventsTip: Tip {
        struct Visit: Codable, Sendable {
            let place: String
            let minutes: Int
        }

        static let opened: Event = Event(id: "rules-on-events-opened")
        static let closed = Tips.Event(id: "rules-on-events-closed")
        static let visited = Event<Visit>(id: "rules-on-events-visited")
        static let left: Tips.Event<Visit> = Tips.Event(id: "rules-on-events-left")

        var title: Text { Text("Rules on events") }

        var rules: [Rule] {
            #Rule(Self.opened) { $0.donations.count >= 3 }
            #Rule(Self.closed) { $0.donations.donatedWithin(.week).count < 3 }
            #Rule(Self.opened) { event in event.donations.donatedWithin(.days(5)).count > 1 }
            #Rule(Self.visited) { $0.donations.filter { $0.place == "Bridge" }.count > 0 }
            #Rule(Self.visited) {
                $0.donations.donatedWithin(.hour).filter({ $0.minutes > 4 }).count > 1
            }
            #Rule(Self.left) { $0.donations.largestSubset(groupedBy: \.place).count > 2 }
            #Rule(Self.left) { $0.donations.smallestSubset(groupedBy: \.place).count > 1 }
        }
    }
#endif
