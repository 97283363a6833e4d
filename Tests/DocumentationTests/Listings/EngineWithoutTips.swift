#if Macros
    import OpenTipKit

    enum EngineWithoutTipsListings {
        enum Usage {
            struct Export: Codable, Sendable {
                let format: String
                let pages: Int
            }

            static let exported = Tips.Event<Export>(
                id: "usage-exported",
                donationLimit: Tips.DonationLimit(maximumCount: 500, maximumAge: .days(90))
            )

            @Parameter static var lastVersion: String = ""
            @Parameter static var launches: Int = 0
        }

        static func start(version: String) throws {
            try Tips.configure()
            Usage.launches += 1
            if Usage.lastVersion != version {
                print("First launch of \(version)")
                Usage.lastVersion = version
            }
        }

        static func export(_ format: String, pages: Int) async {
            await Usage.exported.donate(Usage.Export(format: format, pages: pages))
        }

        static func report() -> String {
            let recent = Usage.exported.donations.donatedWithin(.week)
            let pages = recent.reduce(0) { $0 + $1.pages }
            let favourite = recent.largestSubset(groupedBy: \.format).first?.format ?? "none"
            return "\(recent.count) exports this week, \(pages) pages, mostly \(favourite)"
        }

        struct MayAskForOpinion: Tip {
            var title: Text { Text(verbatim: "Ask for an opinion") }
            var rules: [Rule] {
                #Rule(Usage.$launches) { $0 >= 10 }
                #Rule(Usage.exported) { $0.donations.donatedWithin(.week).count >= 3 }
            }
            var options: [any TipOption] { IgnoresDisplayFrequency(true) }
        }

        static func askOnce() {
            guard MayAskForOpinion().status == .available else { return }
            MayAskForOpinion().invalidate(reason: .actionPerformed)
            print("Do you like it? Write to us.")
        }

        static func logOutcomes() async {
            for await outcome in Tips.outcomes {
                switch outcome.kind {
                case .displayed: print("\(outcome.tip) appeared")
                case .invalidated(let reason): print("\(outcome.tip) was retired: \(reason)")
                default: continue
                }
            }
        }

        static func exportsOfAll(_ people: TipPeople) async throws -> Int {
            var count = 0
            for person in try people.ids {
                count += try await people.center(for: person).run { Usage.exported.donations.count }
            }
            return count
        }

        static func forgetExports() async throws {
            try await Usage.exported.deleteDonations()
        }
    }
#endif
