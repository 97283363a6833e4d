#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    @Suite struct TimelineTests {
        struct AtlasTip: Tip {
            var title: Text { Text("Open the atlas") }
        }

        struct LegendTip: Tip {
            var title: Text { Text("Read the legend") }
        }

        struct TwiceTip: Tip {
            var title: Text { Text("Twice") }
            var options: [any TipOption] { MaxDisplayCount(2) }
        }

        struct BriefTip: Tip {
            var title: Text { Text("Brief") }
            var options: [any TipOption] { MaxDisplayDuration(5) }
        }

        struct BasketTip: Tip {
            static let filled = Event(id: "basket-filled")
            var title: Text { Text("Share the basket") }
            var rules: [Rule] { #Rule(Self.filled) { $0.donations.count >= 1 } }
        }

        struct EditTip: Tip {
            @Parameter static var isEditing: Bool = true
            var title: Text { Text("Undo") }
            var rules: [Rule] { #Rule(Self.$isEditing) { $0 } }
        }

        static let tour = TipGroup(.ordered) {
            AtlasTip()
            LegendTip()
        }

        @Test(
            "In a timeline with the display frequency daily, one new tip appears each day",
            .tipCenter(frequency: .daily)
        )
        func oneADay() async throws {
            let diary = try await TipTimeline(days: 3) { day in
                day.visit(at: 9, offering: [AtlasTip(), LegendTip()], then: .closes)
                day.visit(at: 18, offering: [AtlasTip(), LegendTip()], then: .closes)
            }.run()
            #expect(diary.showings.map(\.tip) == ["AtlasTip", "LegendTip"])
            #expect(diary.tips(onDay: 1) == ["AtlasTip"])
            #expect(diary.tips(onDay: 2) == ["LegendTip"])
            #expect(diary.showings.map(\.ending) == [.retired(.tipClosed), .retired(.tipClosed)])
        }

        @Test(
            "In a timeline without display frequency all offered tips appear, and the clock ends after the last day",
            .tipCenter()
        )
        func together() async throws {
            let clock = try #require(TestTips.clock)
            let beginning = clock.now
            let diary = try await TipTimeline(days: 2) { day in
                day.visit(at: 10, offering: [LegendTip(), AtlasTip()], lookingFor: 20)
            }.run()
            #expect(diary.tips(onDay: 1) == ["LegendTip", "AtlasTip"])
            #expect(diary.tips(onDay: 2) == ["LegendTip", "AtlasTip"])
            #expect(diary.showings.allSatisfy { $0.duration == 20 && $0.ending == .left })
            #expect(diary.showings.first?.start == beginning.addingTimeInterval(36_000))
            #expect(clock.now == beginning.addingTimeInterval(2 * 86_400))
        }

        @Test("In a timeline a tip doesn't appear more often than its maximum display count", .tipCenter()) func count()
            async throws
        {
            let diary = try await TipTimeline(days: 5) { day in
                day.visit(at: 8, offering: [TwiceTip()])
            }.run()
            #expect(diary.showings.map(\.day) == [1, 2])
            #expect(TwiceTip().status == .invalidated(.displayCountExceeded))
        }

        @Test("A donation in a timeline makes a tip appear during the current visit", .tipCenter())
        func donation() async throws {
            let beginning = try #require(TestTips.clock).now
            let diary = try await TipTimeline(days: 4) { day in
                day.visit(at: 12, offering: [BasketTip()], lookingFor: 3_600, then: .performs)
                if day.number == 3 {
                    day.act(at: 12.5) { await BasketTip.filled.donate() }
                }
            }.run()
            let showing = try #require(diary.showings.first)
            #expect(diary.showings.count == 1)
            #expect(showing.day == 3)
            #expect(showing.start == beginning.addingTimeInterval(2 * 86_400 + 12.5 * 3_600))
            #expect(showing.duration == 1_800)
            #expect(showing.ending == .retired(.actionPerformed))
        }

        @Test("In a timeline a parameter change hides a tip that is on screen", .tipCenter()) func parameter()
            async throws
        {
            let diary = try await TipTimeline(days: 1) { day in
                day.visit(at: 9, offering: [EditTip()], lookingFor: 60)
                day.act(at: 9.01) { EditTip.isEditing = false }
            }.run()
            #expect(diary.showings.map(\.ending) == [.hidden])
            #expect(diary.showings.map(\.duration) == [36])
        }

        @Test(
            "In a timeline a tip is retired during a visit when its maximum display duration is reached",
            .tipCenter()
        )
        func duration() async throws {
            let diary = try await TipTimeline(days: 1) { day in
                day.visit(at: 9, offering: [BriefTip()], lookingFor: 300)
            }.run()
            #expect(diary.showings.map(\.ending) == [.retired(.displayDurationExceeded)])
            #expect(diary.showings.map(\.duration) == [60])
        }

        @Test(
            "In a timeline a tip appears during a visit when the display frequency's pause ends",
            .tipCenter(frequency: .daily)
        )
        func pause() async throws {
            let beginning = try #require(TestTips.clock).now
            let diary = try await TipTimeline(days: 2) { day in
                day.visit(at: day.number == 1 ? 9 : 8.99, offering: [AtlasTip(), LegendTip()], lookingFor: 60)
            }.run()
            #expect(diary.tips(onDay: 2) == ["AtlasTip", "LegendTip"])
            #expect(diary.showings.last?.start == beginning.addingTimeInterval(86_400 + 9 * 3_600))
            #expect(diary.showings.last?.duration == 24)
        }

        @Test("A visit in a timeline may offer the current tip of a group", .tipCenter()) func group() async throws {
            let diary = try await TipTimeline(days: 3) { day in
                day.visit(at: 9, then: .closes) { await Self.tour.currentTip.map { [$0] } ?? [] }
            }.run()
            #expect(diary.showings.map(\.tip) == ["AtlasTip", "LegendTip"])
            #expect(diary.showings.map(\.day) == [1, 2])
        }

        @Test("A timeline's diary describes the tips that appeared on each day", .tipCenter(frequency: .daily))
        func text()
            async throws
        {
            let diary = try await TipTimeline(days: 6) { day in
                let tips: [any Tip] = [AtlasTip(), LegendTip()]
                switch day.number {
                case 1, 2: day.visit(at: 9.5, offering: tips, lookingFor: 90, then: .closes)
                case 5: day.visit(at: 18.01, offering: [BriefTip()], lookingFor: 7_200)
                default: break
                }
            }.run()
            #expect(
                diary.description == """
                    Day 1
                      09:30  AtlasTip shows for 1 min 30 s; the person closes it.
                    Day 2
                      09:30  LegendTip shows for 1 min 30 s; the person closes it.
                    Days 3 to 4: nothing shows.
                    Day 5
                      18:00:36  BriefTip shows for 1 min; its time on screen is used up.
                    Day 6: nothing shows.
                    """
            )
        }

        @Test("A timeline throws an error if an hour or a visit's length isn't finite or is out of range", .tipCenter())
        func unplayable() async throws {
            for number in [Double.infinity, -.infinity, .nan, 1e300] {
                let plans = [
                    TipTimeline(days: 1) { $0.act(at: number) {} },
                    TipTimeline(days: 1) { $0.visit(at: number, offering: [AtlasTip()]) },
                    TipTimeline(days: 1) { $0.visit(at: 9, offering: [AtlasTip()], lookingFor: number) },
                ]
                for plan in plans {
                    let error = await #expect(throws: TimelineError.self) { try await plan.run() }
                    #expect(error?.description.contains("must be finite") == true)
                }
            }
            let diary = try await TipTimeline(days: 1) { day in
                day.visit(at: -1, offering: [AtlasTip()], lookingFor: -5)
            }.run()
            #expect(diary.showings.map(\.duration) == [0])
        }

        @Test("A timeline throws an error if the tip center doesn't use the timeline's manual clock") func clocks()
            async throws
        {
            let timeline = TipTimeline(days: 1) { _ in }
            await #expect(throws: TimelineError.self) { try await timeline.run() }
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: InMemoryTipStore())
            await center.run {
                let error = await #expect(throws: TimelineError.self) {
                    try await timeline.run(on: ManualClock())
                }
                #expect(error?.description.contains("another") == true)
            }
        }
    }
#endif
