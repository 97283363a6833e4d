import Foundation
import OpenTipKit
import OpenTipKitTesting
import Testing

/// What others got wrong about rules, streams, groups and donations.
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
        "No lock is held while a rule runs: other threads may set and donate, and it may ask another tip",
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
                let display = PlainTip().beginDisplay()
                do { try Tips.reset() } catch { return false }
                return isOn && display == nil && self.explain().status == .pending
            }
        }
    }

    @Test(
        "A rule reads and changes nothing: what it sets, donates, retires, shows or resets stays as it is",
        .tipCenter(),
        .timeLimit(.minutes(1))
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

    @Test("Whatever many threads change, a stream tells no status twice in a row, and ends on what is so", .tipCenter())
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

    @Test("A stream tells nothing after a tip's retirement, though its inputs change meanwhile", .tipCenter())
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
        while later.last != .invalidated(.actionPerformed), let status = await updates.next() { later.append(status) }
        #expect(later == [.pending, .invalidated(.actionPerformed)])
    }

    @Test("In a later launch an ordered group goes on behind the members that were retired, and skips none") @MainActor
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

    @Test("A group tells a member again that comes back after another", .tipCenter()) func comesBack() async throws {
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

    @Test("Donations whose payload a later release can't read any more still count, in windows too")
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

    @Test("Of groups of one size the one that began first is taken, as the largest and as the smallest", .tipCenter())
    func ties() async {
        let eaten = Tips.Event<Meal>(id: "tied")
        for dish in ["rice", "pie", "soup", "soup", "pie", "rice"] { await eaten.donate(Meal(dish: dish)) }
        #expect(eaten.donations.largestSubset(groupedBy: \.dish).map(\.dish) == ["rice", "rice"])
        #expect(eaten.donations.smallestSubset(groupedBy: \.dish).map(\.dish) == ["rice", "rice"])
    }
}
