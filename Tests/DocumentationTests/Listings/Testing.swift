#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    enum TestingListings {
        struct FreezeTip: Tip {
            static let leftover = Event(id: "leftover-noted")

            var title: Text { Text("Freeze what is left") }
            var rules: [Rule] {
                #Rule(Self.leftover) { $0.donations.donatedWithin(.day).count >= 2 }
            }
        }

        struct JarTip: Tip {
            var title: Text { Text("Label a jar") }
        }

        struct ShelfTip: Tip {
            var title: Text { Text("Find a shelf") }
        }

        @Suite struct FreezeTipTests {
            @Test("Two leftovers within a day bring the tip", .tipCenter(frequency: .daily))
            func twoLeftovers() async throws {
                let clock = try #require(TestTips.clock)
                await FreezeTip.leftover.donate()
                #expect(FreezeTip().status == .pending)
                await FreezeTip.leftover.donate()
                #expect(FreezeTip().status == .available, "\(FreezeTip().explain())")
                clock.advance(by: 86_400)
                #expect(FreezeTip().status == .pending)
            }

            @Test("The second tip waits for the next day", .tipCenter(frequency: .daily))
            func pause() throws {
                let clock = try #require(TestTips.clock)
                let display = try #require(JarTip().beginDisplay())
                display.end()
                #expect(ShelfTip().status == .pending)
                clock.advance(by: 86_400)
                #expect(ShelfTip().status == .available)
            }

            @Test("Each tip has its day", .tipCenter(frequency: .daily)) func eachDay() async throws {
                let diary = try await TipTimeline(days: 4) { day in
                    day.visit(at: 9, offering: [FreezeTip(), JarTip(), ShelfTip()], then: .closes)
                    if day.number == 2 {
                        day.act(at: 12) { await FreezeTip.leftover.donate() }
                        day.act(at: 13.5) { await FreezeTip.leftover.donate() }
                    }
                }.run()
                #expect(
                    diary.description == """
                        Day 1
                          09:00  JarTip shows for 30 s; the person closes it.
                        Day 2
                          09:00  ShelfTip shows for 30 s; the person closes it.
                        Day 3
                          09:00  FreezeTip shows for 30 s; the person closes it.
                        Day 4: nothing shows.
                        """
                )
            }

            @Test("Closing a tip is remembered") func closing() throws {
                let clock = ManualClock()
                let store = InMemoryTipStore()
                let first = TipCenter(clock: clock)
                try first.configure(store: store)
                first.run { JarTip().invalidate(reason: .tipClosed) }

                let second = TipCenter(clock: clock)
                try second.configure(store: store)
                second.run { #expect(JarTip().status == .invalidated(.tipClosed)) }
            }
        }

        static func configure() throws {
            #if DEBUG
                Tips.showTipsForTesting([JarTip.self, ShelfTip.self])
            #endif
            try Tips.configure()
        }

        struct DemoApp: App {
            private let clock = ShiftedClock()

            init() {
                do {
                    try Tips.configure([.displayFrequency(.weekly), .clock(clock)])
                } catch {
                    print("Tips.configure: \(error.localizedDescription)")
                }
            }

            var body: some Scene {
                WindowGroup {
                    Button("A week later") { clock.advance(by: 604_800) }
                }
            }
        }
    }
#endif
