#if Macros
    import Foundation
    import Observation
    import OpenTipKitTesting
    import Synchronization
    import Testing

    @testable import OpenTipKit

    /// The behavior that Compatibility.md lists under B2 to B4 and open questions and that no other suite tests.
    @Suite struct StatusBehaviourTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        enum Outer {
            struct Nested: Tip {
                var title: Text { Text("Nested") }
            }
        }

        struct Dish: Codable, Sendable {
            var name: String
            var weight: Double
        }

        @Test("B2.1 C1 A tip's default id is its type's name without enclosing types, even for nested and local types")
        func ids() {
            struct Local: Tip {
                var title: Text { Text("Local") }
            }
            #expect(OneTip().id == "OneTip")
            #expect(Outer.Nested().id == "Nested")
            #expect(Local().id == "Local")
            #expect(AnyTip(Outer.Nested()).id == "Nested")
        }

        @Test(
            "B3.2 A tip stays available while it is on screen, even in its last display",
            .tipCenter(frequency: .daily)
        )
        func onScreen() throws {
            struct OnceTip: Tip {
                var title: Text { Text("Once") }
                var options: [any TipOption] {
                    MaxDisplayCount(1)
                    IgnoresDisplayFrequency(true)
                }
            }
            let display = try #require(OneTip().beginDisplay())
            #expect(OneTip().status == .available)
            display.end()
            #expect(OneTip().status == .available)
            let once = try #require(OnceTip().beginDisplay())
            #expect(OnceTip().status == .available)
            once.end()
            #expect(OnceTip().status == .invalidated(.displayCountExceeded))
        }

        @Test("B3.5 A tip's status is invalidated as soon as invalidate returns", .tipCenter()) func atOnce() {
            #expect(OneTip().status == .available)
            OneTip().invalidate(reason: .tipClosed)
            #expect(OneTip().status == .invalidated(.tipClosed))
        }

        @Test("B3.9 Observation tracks reads of a tip's status, but not reads of a parameter", .tipCenter())
        func observation() async {
            let changes = Mutex(0)
            withObservationTracking {
                _ = FlagTip.isOn
            } onChange: {
                changes.withLock { $0 += 1 }
            }
            await withCheckedContinuation { changed in
                withObservationTracking {
                    _ = FlagTip().status
                } onChange: {
                    changed.resume()
                }
                FlagTip.isOn = true
            }
            #expect(changes.withLock { $0 } == 0)
        }

        @Test("B4.6 A donation's payload may be a megabyte long", .tipCenter()) func hugePayload() async {
            struct HugeTip: Tip {
                static let eaten = Event<Dish>(id: "huge")
                var title: Text { Text("Huge") }
                var rules: [Rule] {
                    #Rule(Self.eaten) { $0.donations.filter { $0.name.count == 1_000_000 }.count == 1 }
                }
            }
            #expect(HugeTip().status == .pending)
            await HugeTip.eaten.donate(Dish(name: String(repeating: "a", count: 1_000_000), weight: 1))
            #expect(HugeTip().status == .available)
            #expect(HugeTip.eaten.donations.first?.name.count == 1_000_000)
        }

        @Test("B4.10 A rule's input is a parameter's projected value ($isOn), not its value (isOn)") func projections()
        {
            #expect(!((FlagTip.isOn as Any) is any Tips.RuleInput))
            #expect((FlagTip.$isOn as Any) is any Tips.RuleInput)
        }

        @Test("B4.3 B4.9 C14 C15 A rule may filter donations by any expression over the payload", .tipCenter())
        func filters() async {
            struct HeavyTip: Tip {
                static let eaten = Event<Dish>(id: "eaten")
                var title: Text { Text("Heavy") }
                var rules: [Rule] {
                    Rule(Self.eaten) { event in
                        event.donations.filter { $0.name.hasPrefix("p") && $0.weight * 2 > 1 }.count == 2
                    }
                }
            }
            for (name, weight) in [("pie", 0.6), ("pea", 0.1), ("soup", 3), ("pasta", 0.51)] {
                await HeavyTip.eaten.donate(Dish(name: name, weight: weight))
            }
            #expect(HeavyTip().status == .available)
        }

        @Test("B4.7 A donation counts within a week for exactly 7 × 24 hours", .tipCenter()) func window() async throws
        {
            struct WeekTip: Tip {
                static let walked = Event(id: "walked")
                var title: Text { Text("Week") }
                var rules: [Rule] { #Rule(Self.walked) { $0.donations.donatedWithin(.week).count == 1 } }
            }
            let clock = try #require(TestTips.clock)
            await WeekTip.walked.donate()
            clock.advance(by: 604_799)
            #expect(WeekTip().status == .available)
            clock.advance(by: 1)
            #expect(WeekTip().status == .pending)
        }

        @Test("C3 The parameter initializer that the @Parameter macro calls derives the id from the type's name")
        func shapes() {
            #expect(
                Tips.Parameter(StatusBehaviourTests.self, "+made", 3, .transient).id.hasSuffix(
                    "StatusBehaviourTests+made"
                )
            )
        }

        @Test("C4 A rule may have several inputs, such as a parameter and an event", .tipCenter()) func severalInputs()
            async
        {
            struct PairTip: Tip {
                @Parameter static var isOn: Bool = false
                static let walked = Event(id: "walked-pair")
                var title: Text { Text("Pair") }
                var rules: [Rule] {
                    #Rule(Self.$isOn, Self.walked) { isOn, walked in isOn && walked.donations.count == 1 }
                }
            }
            await PairTip.walked.donate()
            #expect(PairTip().status == .pending)
            PairTip.isOn = true
            #expect(PairTip().status == .available)
        }

        @Test("C10 Time ranges of the same length are equal, and the display frequency monthly is 30 days")
        func lengths() {
            #expect(Tips.DonationTimeRange.hour == .minutes(60))
            #expect(Tips.DonationTimeRange.week == .days(7))
            #expect(Tips.ConfigurationOption.DisplayFrequency.monthly.interval == 30 * 86_400)
        }

        @Test("C12 An if without else in rules or options adds nothing if its condition is false") func builders() {
            struct ChosenTip: Tip {
                let isStrict: Bool
                var title: Text { Text("Chosen") }
                var rules: [Rule] { if isStrict { #Rule(FlagTip.$isOn) { $0 } } }
                var options: [any TipOption] { if isStrict { MaxDisplayCount(1) } }
            }
            #expect(ChosenTip(isStrict: false).rules.isEmpty)
            #expect(ChosenTip(isStrict: true).rules.count == 1)
            #expect(ChosenTip(isStrict: false).options.isEmpty)
            #expect(ChosenTip(isStrict: true).options.count == 1)
        }

        @Test("B4.5 C16 An event without a donation limit keeps its newest 1000 donations", .tipCenter())
        func thousand()
            async throws
        {
            let event = Tips.Event(id: "many")
            let clock = try #require(TestTips.clock)
            let start = clock.now
            #expect(event.donations.isEmpty)
            for _ in 0..<1_002 {
                event.sendDonation()
                clock.advance(by: 1)
            }
            await event.donate()
            let kept = event.donations
            #expect(kept.count == 1_000)
            #expect(kept.first?.date == start.addingTimeInterval(3))
            #expect(kept.last?.date == start.addingTimeInterval(1_002))
        }

        @Test("B4.5 An event excludes donations that have reached its maximum age", .tipCenter()) func greatestAge()
            async throws
        {
            let event = Tips.Event(id: "aging", donationLimit: Tips.DonationLimit(maximumCount: 10, maximumAge: .hour))
            let clock = try #require(TestTips.clock)
            await event.donate()
            clock.advance(by: 3_599)
            #expect(event.donations.count == 1)
            clock.advance(by: 1)
            #expect(event.donations.isEmpty)
        }
    }
#endif
