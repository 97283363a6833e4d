#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing

    /// Tests of rules, streams, groups and donations in situations in which other tip libraries had bugs.
    @Suite struct RuleAndStreamTests {
        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = false
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        struct StepTip: Tip {
            let number: Int
            var id: String { "step-\(number)" }
            var title: Text { Text("Step \(number)") }
            var options: [any TipOption] { MaxDisplayCount(1) }
        }

        struct Meal: Codable, Sendable {
            var dish: String
        }

        struct Course: Codable, Sendable {
            var course: String
        }

        struct CourseTip: Tip {
            static let eaten = Event<Course>(id: "eaten")
            var title: Text { Text("Course") }
            var rules: [Rule] {
                #Rule(Self.eaten) { $0.donations.count >= 3 }
                #Rule(Self.eaten) { $0.donations.donatedWithin(.hour).count >= 3 }
            }
        }

        struct BusyTip: Tip {
            @Parameter static var isOn: Bool = false
            @Parameter static var wasAsked: Bool = false
            static let asked = Event(id: "asked")
            var title: Text { Text("Busy") }
            var rules: [Rule] {
                Rule(Self.$isOn, source: "busy") { isOn in
                    let center = TipCenter.current
                    let isDone = DispatchSemaphore(value: 0)
                    Thread.detachNewThread {
                        center.run {
                            Self.wasAsked = true
                            Self.asked.donate()
                        }
                        isDone.signal()
                    }
                    isDone.wait()
                    return isOn && Self.isOn && PlainTip().status == .available
                }
            }
        }

        @Test(
            "A rule runs without locks: other threads may set and donate, and the rule may read another tip",
            .tipCenter()
        )
        func noLock() {
            #expect(PlainTip().status == .available)
            #expect(BusyTip().status == .pending)
            #expect(BusyTip.wasAsked)
            #expect(BusyTip.asked.donations.isEmpty == false)
            BusyTip.isOn = true
            #expect(BusyTip().status == .available)
            PlainTip().invalidate(reason: .tipClosed)
            #expect(BusyTip().status == .pending)
        }

        struct MeddlingTip: Tip {
            @Parameter static var isOn: Bool = true
            static let asked = Event(id: "asked")
            var title: Text { Text("Meddling") }
            var rules: [Rule] {
                Rule(Self.$isOn, source: "meddles") { isOn in
                    Self.isOn = !isOn
                    Self.asked.donate()
                    Self.asked.sendDonation()
                    PlainTip().invalidate(reason: .tipClosed)
                    self.invalidate(reason: .tipClosed)
                    let display = PlainTip().beginDisplay()
                    do { try Tips.reset() } catch { return false }
                    Tips.hideAllTipsForTesting()
                    return isOn && display == nil && self.explain().status == .pending
                }
            }
        }

        @Test(
            "Calls in a rule that set, donate, invalidate, display or reset have no effect",
            .tipCenter(),
            .timeLimit(.minutes(10))
        )
        func changesNothing() async {
            PlainTip().invalidate(reason: .actionPerformed)
            #expect(MeddlingTip().status == .available)
            #expect(MeddlingTip.isOn)
            #expect(MeddlingTip.asked.donations.isEmpty)
            #expect(PlainTip().status == .invalidated(.actionPerformed))
            MeddlingTip.isOn = false
            #expect(MeddlingTip().status == .pending)
        }

        struct PeekingTip: Tip {
            @Parameter static var number: Int = 0
            static let asked = Event(id: "peeked")
            let other: TipCenter
            let found: @Sendable (Int, Int, Tips.Status) -> Void
            var title: Text { Text("Peeking") }
            var rules: [Rule] {
                let (other, found) = (other, found)
                return [
                    Rule(Self.$number, source: "peeks") { _ in
                        other.run {
                            found(Self.number, Self.asked.donations.count, PlainTip().status)
                            Self.number = 9
                        }
                        return true
                    }
                ]
            }
        }

        @Test("A rule can read another person's tip center but not change it")
        func otherCenter() throws {
            let (one, other) = (TipCenter(clock: ManualClock()), TipCenter(clock: ManualClock()))
            for center in [one, other] { try center.configure(store: InMemoryTipStore()) }
            one.run {
                PeekingTip.number = 3
                PeekingTip.asked.donate()
                PlainTip().invalidate(reason: .tipClosed)
            }
            other.run { PeekingTip.number = 8 }
            let seen = Mutex<(Int, Int, Tips.Status)?>(nil)
            one.run {
                #expect(
                    PeekingTip(other: other) { number, count, status in seen.withLock { $0 = (number, count, status) } }
                        .status == .available
                )
            }
            #expect(seen.withLock { $0.map { $0 == (8, 0, .available) } } == true)
            #expect(other.run { PeekingTip.number } == 8)
        }

        /// A tip whose rule reads the status of the previous tip.
        struct RowTip: Tip {
            @Parameter static var isOn: Bool = false
            let number: Int
            var id: String { "row-\(number)" }
            var title: Text { Text("Row \(number)") }
            var rules: [Rule] {
                let number = number
                if number == 0 { return [Rule(Self.$isOn) { $0 }] }
                return [Rule(Self.$isOn) { _ in RowTip(number: number - 1).status == .available }]
            }
        }

        @Test(
            "Each tip in a long chain, whose rules read the previous tip's status, gets the correct status",
            .tipCenter()
        )
        func row() {
            let tips = (0..<300).map { RowTip(number: $0) }
            for _ in 1...2 {
                for isOn in [false, true] {
                    RowTip.isOn = isOn
                    let wrong = tips.filter { ($0.status == .available) != isOn }.map(\.number)
                    #expect(wrong.isEmpty)
                }
            }
        }

        @Test(
            "Reading the last tip of a long chain, whose rules read the previous tip, doesn't overflow the stack",
            .tipCenter()
        )
        func rowFromItsEnd() {
            RowTip.isOn = false
            #expect(RowTip(number: 5_000).status == .pending)
        }

        struct RingTip: Tip {
            @Parameter static var isOn: Bool = false
            let number: Int
            var id: String { "ring-\(number)" }
            var title: Text { Text("Ring \(number)") }
            var rules: [Rule] {
                let number = number
                return [Rule(Self.$isOn) { $0 && RingTip(number: (number + 1) % 3).status != .available }]
            }
        }

        @Test(
            "Tips whose rules contradict each other in a circle still get a status",
            .tipCenter(),
            .timeLimit(.minutes(10))
        )
        func ring() {
            let tips = (0..<3).map { RingTip(number: $0) }
            for tip in tips { #expect(tip.status == .pending || tip.status == .available) }
            for _ in 1...3 {
                RingTip.isOn.toggle()
                for tip in tips { #expect(tip.status == .pending || tip.status == .available) }
            }
            RingTip.isOn = false
            for tip in tips { #expect(tip.status == .pending) }
        }

        /// A tip whose rule can be made to block its thread.
        struct SlowTip: Tip {
            @Parameter static var isOn: Bool = false
            static let waits = Mutex(false)
            static let entered = DispatchSemaphore(value: 0)
            static let goesOn = DispatchSemaphore(value: 0)
            var title: Text { Text("Slow") }
            var rules: [Rule] {
                Rule(Self.$isOn, source: "slow") { isOn in
                    let waits = Self.waits.withLock { waits in
                        defer { waits = false }
                        return waits
                    }
                    if waits {
                        Self.entered.signal()
                        Self.goesOn.wait()
                    }
                    return isOn
                }
            }
        }

        struct AskingTip: Tip {
            @Parameter static var isAsking: Bool = true
            var title: Text { Text("Asking") }
            var rules: [Rule] {
                Rule(Self.$isAsking, source: "asks") { $0 && SlowTip().status == .available }
            }
        }

        @Test("A tip's status is current even while another thread evaluates a tip that its rule reads")
        func asksWhileDecided() async throws {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: InMemoryTipStore())
            try await onThread {
                center.run { #expect(AskingTip().status == .pending) }
                SlowTip.waits.withLock { $0 = true }
                Thread.detachNewThread { center.run { SlowTip.isOn = true } }
                SlowTip.entered.wait()
                center.run {
                    #expect(SlowTip.isOn)
                    #expect(AskingTip().status == .available)
                    #expect(AskingTip().explain().status == .available)
                }
                SlowTip.goesOn.signal()
            }
        }

        @Test(
            "After concurrent changes, a status stream has yielded no status twice in a row, and the last is current",
            .tipCenter()
        )
        func inOrder() async {
            var updates = FlagTip().statusUpdates.makeAsyncIterator()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask { FlagTip.isOn = number.isMultiple(of: 2) }
                }
            }
            FlagTip.isOn = true
            FlagTip().invalidate(reason: .actionPerformed)
            var seen: [Tips.Status] = []
            while seen.last != .invalidated(.actionPerformed), let status = await updates.next() { seen.append(status) }
            #expect(seen.first == .pending)
            #expect(Array(seen.suffix(2)) == [.available, .invalidated(.actionPerformed)])
            let repeated = zip(seen, seen.dropFirst()).filter { $0 == $1 }
            #expect(repeated.isEmpty)
        }

        @Test(
            "An invalidated tip's status stream yields nothing when the inputs of the tip's rules change",
            .tipCenter()
        )
        func nothingAfterRetirement() async {
            var updates = FlagTip().statusUpdates.makeAsyncIterator()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        if number == 50 { FlagTip().invalidate(reason: .tipClosed) }
                        FlagTip.isOn = number.isMultiple(of: 2)
                    }
                }
            }
            FlagTip.isOn = false
            var last: Tips.Status?
            while last != .invalidated(.tipClosed), let status = await updates.next() { last = status }
            await FlagTip().resetEligibility()
            FlagTip().invalidate(reason: .actionPerformed)
            var later: [Tips.Status] = []
            while later.last != .invalidated(.actionPerformed), let status = await updates.next() {
                later.append(status)
            }
            #expect(later == [.pending, .invalidated(.actionPerformed)])
        }

        @Test("After a relaunch an ordered group continues with its first tip that isn't invalidated") @MainActor
        func laterLaunch() throws {
            let store = InMemoryTipStore()
            let group = TipGroup(.ordered) {
                StepTip(number: 1)
                StepTip(number: 2)
                StepTip(number: 3)
            }
            let first = TipCenter(clock: ManualClock())
            try first.configure(store: store)
            first.run { StepTip(number: 1).invalidate(reason: .tipClosed) }
            let second = TipCenter(clock: ManualClock())
            try second.configure(store: store)
            try second.run {
                #expect(group.currentTip?.id == "step-2")
                let display = try #require(StepTip(number: 2).beginDisplay())
                #expect(group.currentTip?.id == "step-2")
                display.end()
                #expect(group.currentTip?.id == "step-3")
            }
        }

        @Test("A group's currentTipUpdates yields a tip again when it becomes current again", .tipCenter())
        func comesBack()
            async throws
        {
            let group = TipGroup {
                FlagTip()
                PlainTip()
            }
            var updates = group.currentTipUpdates.makeAsyncIterator()
            #expect(try await updates.next()?.id == "PlainTip")
            for isOn in [true, false, true, false] {
                FlagTip.isOn = isOn
                #expect(try await updates.next()?.id == (isOn ? "FlagTip" : "PlainTip"))
            }
        }

        @Test("Donations whose payloads can't be decoded are counted, including in time windows")
        func otherPayload() async throws {
            let store = InMemoryTipStore()
            let clock = ManualClock()
            let first = TipCenter(clock: clock)
            try first.configure(store: store)
            await first.run {
                let eaten = Tips.Event<Meal>(id: CourseTip.eaten.id)
                for dish in ["pie", "soup"] { await eaten.donate(Meal(dish: dish)) }
            }
            let second = TipCenter(clock: clock)
            try second.configure(store: store)
            await second.run {
                #expect(CourseTip().status == .pending)
                await CourseTip.eaten.donate(Course(course: "salad"))
                #expect(CourseTip().status == .available)
                #expect(CourseTip.eaten.donations.map(\.course) == ["salad"])
            }
        }

        @Test(
            "Of equally large groups of donations, largestSubset and smallestSubset return that with the oldest donation",
            .tipCenter()
        )
        func ties() async {
            let eaten = Tips.Event<Meal>(id: "tied")
            for dish in ["rice", "pie", "soup", "soup", "pie", "rice"] { await eaten.donate(Meal(dish: dish)) }
            #expect(eaten.donations.largestSubset(groupedBy: \.dish).map(\.dish) == ["rice", "rice"])
            #expect(eaten.donations.smallestSubset(groupedBy: \.dish).map(\.dish) == ["rice", "rice"])
        }
    }
#endif
