#if Macros
    import OpenTipKit

    enum OnboardingListings {
        struct AddRecipeTip: Tip {
            var title: Text { Text("Add a first recipe") }
            var message: Text? { Text("Type it, or paste a link.") }
            var actions: [Action] {
                Action(id: "skip", title: "Skip the tour")
            }
            var rules: [Rule] {
                #Rule(Welcome.$wantsTour) { $0 }
            }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
        }

        struct PlanWeekTip: Tip {
            var title: Text { Text("Put it on a day") }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
        }

        struct ShareListTip: Tip {
            var title: Text { Text("Send the shopping list") }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
        }

        enum Welcome {
            @Parameter static var wantsTour: Bool = false
            static let tips: [any Tip] = [AddRecipeTip(), PlanWeekTip(), ShareListTip()]

            static func skip() {
                for tip in tips { tip.invalidate(reason: .tipClosed) }
            }

            static func restart() async {
                for tip in tips { await tip.resetEligibility() }
                wantsTour = true
            }

            static var stepsDone: Int {
                tips.count(where: { $0.record.invalidation != nil })
            }
        }

        struct HomePage: View {
            @State private var tour = TipGroup(.ordered) {
                AddRecipeTip()
                PlanWeekTip()
                ShareListTip()
            }

            var body: some View {
                VStack {
                    TipView(tour.currentTip) { action in
                        if action.id == "skip" { Welcome.skip() }
                    }
                    Button("Add a recipe") {
                        AddRecipeTip().invalidate(reason: .actionPerformed)
                    }
                }
            }
        }
    }
#endif
