#if Macros
    import OpenTipKit

    enum RulesListings {
        struct ShoppingTip: Tip {
            @Parameter static var hasPlannedWeek: Bool = false

            var title: Text { Text("Make a shopping list") }
            var rules: [Rule] {
                #Rule(Self.$hasPlannedWeek) { $0 }
            }
        }

        struct TeamTip: Tip {
            @Parameter static var role: String = "member"

            var title: Text { Text("Invite your team") }
            var rules: [Rule] {
                #Rule(Self.$role) { $0 == "manager" }
            }
        }

        enum Kitchen {
            @Parameter(.transient) static var isOnline: Bool = false

            static func follow(_ connection: AsyncStream<Bool>) async {
                await Self.$isOnline.update(from: connection)
            }
        }

        struct NarrowTip: Tip {
            static let searched = Event(id: "recipe-searched")

            var title: Text { Text("Narrow a search") }
            var rules: [Rule] {
                #Rule(Self.searched) { $0.donations.count >= 3 }
            }
        }

        struct SearchButton: View {
            var body: some View {
                Button("Search") { NarrowTip.searched.sendDonation() }
            }
        }

        struct QuickTip: Tip {
            static let searched = NarrowTip.searched

            var title: Text { Text("Search while you type") }
            var rules: [Rule] {
                #Rule(Self.searched) { $0.donations.donatedWithin(.days(7)).count >= 3 }
            }
        }

        struct CuisineTip: Tip {
            struct Cooked: Codable, Sendable {
                let cuisine: String
                let minutes: Int
            }

            static let cooked = Event<Cooked>(id: "recipe-cooked")

            var title: Text { Text("Follow a cuisine") }
            var rules: [Rule] {
                #Rule(Self.cooked) { $0.donations.filter { $0.minutes > 60 }.count >= 2 }
                #Rule(Self.cooked) { $0.donations.largestSubset(groupedBy: \.cuisine).count >= 4 }
            }
        }

        static func cook() async {
            await CuisineTip.cooked.donate(CuisineTip.Cooked(cuisine: "Basque", minutes: 45))
        }

        struct SeveralTip: Tip {
            @Parameter static var isGuest: Bool = true
            static let cooked = CuisineTip.cooked

            var title: Text { Text("Keep a cooking diary") }
            var rules: [Rule] {
                #Rule(Self.$isGuest, Self.cooked) { isGuest, cooked in
                    !isGuest || cooked.donations.count >= 10
                }
            }
        }

        static let scrolled = Tips.Event(
            id: "list-scrolled",
            donationLimit: Tips.DonationLimit(maximumCount: 50, maximumAge: .days(30))
        )

        struct WeighingTip: Tip {
            static let hasScales = Tips.Parameter(WeighingTip.self, "+hasScales", false)

            var title: Text { Text("Weigh without a bowl") }
            var rules: [Rule] {
                Tips.Rule(Self.hasScales) { $0 }
            }
        }
    }
#endif
