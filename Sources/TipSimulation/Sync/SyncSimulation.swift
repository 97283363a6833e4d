import Foundation
import TipKitEngine
import TipKitStorage
import TipRandom

/// A simulation of devices that sync through a server over a network that drops, duplicates, reorders and delays
/// messages, played step by step from a seed.
///
/// Clocks differ by hours, and some by days. Devices crash between any two writes, the server loses its rows, tips
/// are reset, and other people sign in. In the end devices exchange rows only when they hear of changes, and
/// processes of the server crash between a commit and its notification. A device that has just exchanged all rows
/// must hold exactly the rows that the device and the server held before. In the end, once the network works again,
/// all devices of a person must hold all rows that any of them has written. Each device keeps the display frequency
/// and the cap by what it knows, so that all together exceed them at most as often as there are devices.
package struct SyncSimulation: Sendable {
    let seed: UInt64
    let steps: Int
    let fault: SyncFault?

    /// Creates a simulation; the same arguments give the same run.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random number generator, which also determines the number of devices, from 2 to 6.
    ///   - steps: The number of steps with an unreliable network, before the network works again.
    ///   - fault: The fault of the server or the devices; `nil` if they are correct.
    package init(seed: UInt64, steps: Int = 80, fault: SyncFault? = nil) {
        (self.seed, self.steps, self.fault) = (seed, steps, fault)
    }

    /// Plays the run on the calling thread.
    ///
    /// - Throws: The first difference from the expected state that was found, with the steps before it.
    package func run() throws(SimulationFailure) {
        var run = SyncRun(seed: seed, fault: fault)
        do {
            try run.play(steps)
        } catch {
            throw SimulationFailure(seed: seed, difference: "\(error)", steps: run.steps)
        }
    }
}

/// One run of a simulation of devices and a sync server.
struct SyncRun {
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// A request that the network delays.
    private struct DelayedRequest {
        var request: Data
        var device: Int
    }

    static let people = ["p", "q"]
    static let tips = ["a", "b"]
    static let events = ["e", "f"]
    static let maximumCount = 3
    static let pause = 3_600.0
    /// A cap that both tips are subject to, since both are in its group.
    static let cap = Tips.Cap(1, per: .minutes(90), group: "rare")

    private(set) var steps: [String] = []
    private let fault: SyncFault?
    private var generator: SeededGenerator
    private var server: SimulatedServer
    private var devices: [SyncDevice] = []
    private var delayed: [DelayedRequest] = []
    private var time = SimulationClock.start
    /// Whether every change reaches all devices immediately, so that display limits are exact.
    private let isConnected: Bool
    /// A display that was the first of its tip as far as its device knew.
    private struct FirstDisplay: Hashable {
        let device: Int
        let person: String
        let tip: String
        let date: Date
    }

    private var firsts: Set<FirstDisplay> = []
    /// The indices of the devices without a connection to the server.
    private var cutOff: Set<Int> = []

    init(seed: UInt64, fault: SyncFault?) {
        self.fault = fault
        var generator = SeededGenerator(seed: seed)
        isConnected = Int.random(in: 0..<5, using: &generator) == 0
        let page = [1, 3, 10, 2_000][Int.random(in: 0..<4, using: &generator)]
        server = SimulatedServer(page: page, fault: fault)
        self.generator = generator
    }

    mutating func play(_ count: Int) throws {
        for index in 0..<(2 + number(5)) {
            // Let one clock in six be wrong by days, and the others by hours.
            let skew = number(6) == 0 ? Double(number(9) - 4) * 86_400 : Double(number(25) - 12) * 3_600
            devices.append(try SyncDevice(index, person: "p", skew: isConnected ? 0 : skew))
        }
        for _ in 0..<count {
            try step()
            if isConnected { try settle() }
        }
        cutOff = []
        delayed = []
        steps.append("the network works again")
        for person in Self.people {
            // Sign each person in on all devices again, so that the devices send the rows that they hadn't sent
            // when another person signed in.
            for index in devices.indices { try devices[index].signIn(person) }
            try settle()
            if !isConnected { try follow(person) }
            try checkEnd(of: person)
        }
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func step() throws {
        time += [0.25, 1, 60, 600, 1_800][number(5)]
        let index = number(devices.count)
        switch number(20) {
        case 0..<9: try change(index)
        case 9..<15: try exchange(index)
        case 15:
            guard !delayed.isEmpty else { return }
            let next = delayed.remove(at: number(delayed.count))
            steps.append("a delayed request of device \(next.device) reaches the server")
            _ = server.answer(try ExchangeRequest(json: next.request), at: time)
        case 16:
            steps.append("device \(index) crashes and restarts")
            try devices[index].restart()
        case 17:
            let isCut = cutOff.remove(index) == nil
            if isCut, !isConnected { cutOff.insert(index) }
            steps.append("device \(index) is \(isCut ? "cut off" : "connected")")
        case 18:
            guard number(4) == 0, !isConnected else { return }
            let person = Self.people[number(2)]
            steps.append("\(person) signs in on device \(index)")
            try devices[index].signIn(person)
        default:
            guard number(4) == 0 else { return }
            let person = Self.people[number(2)]
            steps.append("the server loses the rows of \(person)")
            server.forget(person)
        }
    }

    // MARK: Changes

    private mutating func change(_ index: Int) throws {
        let date = time.addingTimeInterval(devices[index].skew)
        let (tip, event) = (Self.tips[number(2)], Self.events[number(2)])
        let store = devices[index].store
        let change: StoreChange
        switch number(14) {
        case 0...3:
            let isFaulty = fault == .capForgotten && cutOff.contains(index)
            let caps = isFaulty ? [] : [Self.cap]
            let limits = DisplayLimits(maximumCount: Self.maximumCount, pause: Self.pause, caps: caps)
            let names = ["long", "short"]
            let arm = TrialArm(isHeldOut: number(4) == 0, share: 0.5, name: names[index % 2], names: names)
            let trial = TrialStart(arm, event: event, needed: 1 + number(2), window: 600)
            change = .displayBegan(tip: tip, date: date, limits: limits, trial: trial, groups: ["rare"])
        case 4:
            let epoch = try store.read { try $0.tip(tip).epoch }
            change = .displayEnded(tip: tip, duration: Double(number(9)), epoch: epoch)
        case 5: change = .invalidated(tip: tip, reason: .tipClosed, date: date)
        case 6, 7: change = .parameterSet(id: "x", json: "\(number(1_000))", date: date)
        case 8...11:
            let limit = StoredDonationLimit(maximumCount: [2, 3, 5][number(3)], maximumAge: nil)
            let donation = StoredDonation(date: date, payload: "\(number(1_000_000))")
            change = .donated(event: event, donation: donation, limit: limit)
        case 12: change = .tipReset(tip: tip, date: date)
        default: change = number(3) == 0 ? .allReset(date: date) : .donationsDeleted(event: event, date: date)
        }
        steps.append("device \(index): \(change)")
        let record = try store.record(ofTip: tip)
        let isClosed = record.invalidation != nil
        let commit = try store.commit([change])
        if case .displayBegan = change.kind, isClosed, commit.refusals.isEmpty {
            throw Difference(description: "Device \(index) shows tip \(tip), which was closed and not reset.")
        }
        if case .displayBegan = change.kind, commit.refusals.isEmpty, record.firstDisplayed == nil {
            let person = devices[index].person
            firsts.insert(FirstDisplay(device: index, person: person, tip: tip, date: date))
            try checkOwnFirsts(index)
        }
    }

    // MARK: Exchanges

    /// Sends a device's request and the server's answer through the network.
    private mutating func exchange(_ index: Int) throws {
        guard !cutOff.contains(index) else { return }
        let request = try devices[index].request()
        let json = try request.json()
        let messageOutcome = isConnected ? 9 : number(10)
        steps.append("device \(index) sends \(request.people[0].rows.count) rows of \(request.people[0].person)")
        switch messageOutcome {
        case 0:
            steps.append("  the request is lost")
            guard fault == .lossConfirmed, let known = request.people[0].cursor else { return }
            let part = ExchangeAnswer.Part(person: request.people[0].person, cursor: known, rows: RowBatch())
            try accept(ExchangeAnswer(date: time, people: [part]), at: index)
            return
        case 1:
            steps.append("  the request is delayed")
            delayed.append(DelayedRequest(request: json, device: index))
            return
        case 2:
            delayed.append(DelayedRequest(request: json, device: index))
            steps.append("  the request arrives twice, the second time later")
        default: break
        }
        let answer = server.answer(try ExchangeRequest(json: json), at: time)
        if messageOutcome == 3 {
            steps.append("  the answer is lost")
            return
        }
        let heard = try ExchangeAnswer(json: try answer.json())
        if messageOutcome == 4 {
            steps.append("  device \(index) crashes after merging the rows, before saving the sync state")
            try devices[index].crash(within: heard)
            return
        }
        try accept(heard, at: index)
    }

    private mutating func accept(_ answer: ExchangeAnswer, at index: Int) throws {
        let before = try devices[index].store.rows().rows
        let isMore = try devices[index].accept(answer)
        let part = answer.people[0]
        steps.append("  device \(index) merges \(part.rows.count) rows\(isMore ? ", and more rows remain" : "")")
        guard !isMore, part.refusal == nil, fault != .peopleMixed else { return }
        var expected = before
        expected.append(server.rows(of: part.person))
        let held = PersonRows(try devices[index].store.rows().rows)
        guard held == PersonRows(expected) else {
            throw Difference(
                description: """
                    Device \(index) has exchanged all rows, but the \(held.batch.count) rows that it holds aren't \
                    exactly its own and the server's rows.
                    """
            )
        }
    }

    /// Exchanges rows until no device has rows to send or receive.
    private mutating func settle() throws {
        for _ in 0..<100 {
            var isQuiet = true
            // As in `follow`: a row that the server refused because its version is just ahead of the limit gets a version
            // after that one, which the limit then has to reach.
            time += 1
            for index in devices.indices where try exchangeOnce(index) { isQuiet = false }
            if isQuiet { return }
        }
        throw Difference(description: "The devices keep exchanging rows although nothing changes.")
    }

    // MARK: Following changes

    /// Changes rows on five devices, one after the other.
    ///
    /// A device exchanges rows with the server only if it has changed some or was notified of a change, and the server may
    /// crash before it notifies anyone. At the end all event streams end, so every device exchanges rows once more and
    /// has everything.
    private mutating func follow(_ person: String) throws {
        for _ in 0..<5 {
            let index = number(devices.count)
            try change(index)
            // Let a moment pass, so that a version just after one of a clock at the limit isn't ahead of it.
            time += 1
            try exchangeFollowing([index], of: person, crashes: true)
        }
        if fault == .streamsKept { return }
        steps.append("the streams end")
        try exchangeFollowing(Set(devices.indices), of: person, crashes: false)
    }

    /// Lets devices exchange rows with the server until none has a reason to.
    ///
    /// An exchange that changes the server's rows is a reason for all other devices, unless the server crashes before it
    /// notifies them.
    private mutating func exchangeFollowing(_ first: Set<Int>, of person: String, crashes: Bool) throws {
        var due = first
        while let index = due.min() {
            due.remove(index)
            let before = server.cursor(of: person)
            guard try (0..<100).contains(where: { _ in try !exchangeOnce(index) }) else {
                throw Difference(description: "Device \(index) keeps exchanging rows although nothing changes.")
            }
            guard server.cursor(of: person) != before else { continue }
            if crashes, number(4) == 0 {
                steps.append("the server crashes before it notifies devices of the change by device \(index)")
            } else {
                due.formUnion(devices.indices.filter { $0 != index })
            }
        }
    }

    /// Exchanges a device's rows over a network that works.
    ///
    /// - Returns: Whether rows were sent or received, or more remain.
    private mutating func exchangeOnce(_ index: Int) throws -> Bool {
        let request = try devices[index].request()
        let answer = server.answer(try ExchangeRequest(json: try request.json()), at: time)
        let isMore = try devices[index].accept(try ExchangeAnswer(json: try answer.json()))
        return isMore || !request.people[0].rows.isEmpty || !answer.people[0].rows.isEmpty
    }

    // MARK: The end

    private func checkEnd(of person: String) throws {
        // Together, the rows that each device has written are all rows, which every device must hold now.
        var written = RowBatch()
        for device in devices { written.append(try device.written()) }
        let expected = PersonRows(written)
        for (index, device) in devices.enumerated() {
            let held = PersonRows(try device.store.rows().rows)
            guard held == expected else {
                throw Difference(
                    description: """
                        Device \(index) ends with other rows of \(person) than the devices have written: \
                        unexpected \(held.rows(notIn: expected)), missing \(expected.rows(notIn: held)).
                        """
                )
            }
            let trials = try device.store.read { try $0.trials() }
            guard trials == Self.tips.compactMap(expected.trial) else {
                throw Difference(description: "Device \(index) ends with other trials than its rows: \(trials)")
            }
            try checkLimits(device, index)
            try checkOwnFirsts(index)
        }
        guard PersonRows(server.rows(of: person)) == expected else {
            throw Difference(description: "In the end, the server has other rows of \(person) than the devices.")
        }
    }

    /// The minimum time between two tips' first displays.
    private static var least: TimeInterval { max(pause, cap.period.seconds) }

    /// Checks that the first displays that a device made are as far apart as the limits say.
    ///
    /// A device always knows what it has done itself, also while it is cut off. So of any period's first displays each
    /// device made at most as many as the limits allow, and all devices together that many times their number. Displays
    /// that were reset, and those of which the device has learned that they weren't the first, don't count.
    private func checkOwnFirsts(_ index: Int) throws {
        let store = devices[index].store
        let displays = try store.rows().rows.displays
        let replica = try store.replica
        let own = try Self.tips.compactMap { tip -> Date? in
            let epoch = try store.read { try $0.tip(tip).epoch }
            let rows = displays.filter { $0.tip == tip && $0.epoch >= epoch && $0.first != nil }
            let earliest = rows.min { ($0.first ?? .distantFuture) < ($1.first ?? .distantFuture) }
            guard let date = earliest?.first, earliest?.replica == replica else { return nil }
            // With a clock that is behind, a later display may have an earlier date than the first one.
            let first = FirstDisplay(device: index, person: devices[index].person, tip: tip, date: date)
            return firsts.contains(first) ? date : nil
        }
        guard let early = own.min(), let late = own.max(), own.count > 1 else { return }
        if late.timeIntervalSince(early) < Self.least {
            throw Difference(
                description: """
                    Device \(index) made two tips' first displays \(late.timeIntervalSince(early)) s apart; the \
                    minimum is \(Self.least) s.
                    """
            )
        }
    }

    /// Checks that a device that was always connected has respected the display limits exactly.
    private func checkLimits(_ device: SyncDevice, _ index: Int) throws {
        guard isConnected else { return }
        let records = try Self.tips.map { try device.store.record(ofTip: $0) }
        if let record = records.first(where: { $0.displayCount > Self.maximumCount }) {
            throw Difference(
                description: "A tip appeared \(record.displayCount) times; the maximum is \(Self.maximumCount)."
            )
        }
        let firsts = records.compactMap(\.firstDisplayed).sorted()
        for (early, late) in zip(firsts, firsts.dropFirst()) where late.timeIntervalSince(early) < Self.least {
            throw Difference(
                description: """
                    Two tips' first displays are only \(late.timeIntervalSince(early)) s apart; the minimum is \
                    \(Self.least) s.
                    """
            )
        }
    }
}

extension PersonRows {
    fileprivate func rows(notIn other: PersonRows) -> [any ReplicatedRow] {
        let others = Set(other.batch.rows.map { AnyHashable($0) })
        return batch.rows.filter { !others.contains(AnyHashable($0)) }
    }
}
