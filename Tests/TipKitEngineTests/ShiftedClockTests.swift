import Foundation
import Observation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// The clock that a person or a test can shift relative to a base clock.
@Suite(.timeLimit(.minutes(10))) struct ShiftedClockTests {
    private let base = ManualClock()
    private let clock: ShiftedClock

    init() {
        clock = ShiftedClock(base: base)
    }

    private func date(_ seconds: TimeInterval) -> Date { moment.addingTimeInterval(seconds) }

    @Test("A shifted clock adds all shifts to its base clock, and notifies observers of each shift") func turns() {
        clock.advance(by: 100)
        base.advance(by: 5)
        #expect(clock.now == date(105))
        let told = Mutex<Date?>(nil)
        withObservationTracking {
            _ = clock.now
        } onChange: { [clock] in
            told.withLock { $0 = clock.now }
        }
        clock.advance(by: -40)
        #expect(told.withLock { $0 } == date(65))
        #expect(clock.now == date(65))
    }

    @Test("A shifted clock's sleep ends when the clock reaches the date, and at once for a past date")
    func waiting() async throws {
        clock.advance(by: 100)
        try await clock.sleep(until: date(100))
        let end = date(160)
        let woken = Mutex<Date?>(nil)
        let task = Task { [clock] in
            try await clock.sleep(until: end)
            woken.withLock { $0 = clock.now }
        }
        while base.nextDeadline == nil, woken.withLock({ $0 == nil }) { await Task.yield() }
        #expect(woken.withLock { $0 } == nil)
        #expect(base.nextDeadline == date(60))
        base.advance(by: 60)
        try await task.value
        #expect(woken.withLock { $0 } == end)
    }

    @Test("Shifting a clock forward or back wakes a task that sleeps on it", arguments: [3_600.0, 10, -10])
    func turned(seconds: TimeInterval) async throws {
        let end = date(3_600)
        let task = Task { [clock] in try await clock.sleep(until: end) }
        while base.nextDeadline == nil { await Task.yield() }
        clock.advance(by: seconds)
        try await task.value
        #expect(clock.now == date(seconds))
    }

    @Test("Shifting a clock wakes all tasks that sleep on it") func severalTurned() async throws {
        var tasks: [Task<Void, any Error>] = []
        // Use ever earlier deadlines: `nextDeadline` is the earliest, so it shows that the newest task sleeps.
        for hours in [3.0, 2, 1] {
            let end = date(hours * 3_600)
            tasks.append(Task { [clock] in try await clock.sleep(until: end) })
            while base.nextDeadline != end { await Task.yield() }
        }
        clock.advance(by: 10)
        for task in tasks { try await task.value }
    }

    @Test(
        "The system clock sleeps until a future date, and returns at once for a past date",
        arguments: [0.02, -3_600]
    )
    func machine(seconds: TimeInterval) async throws {
        let clock = SystemTipClock()
        let end = clock.now.addingTimeInterval(seconds)
        try await clock.sleep(until: end)
        #expect(clock.now >= end)
    }

    @Test("The system clock sleeps for at most a day, so that it notices when the machine's time is changed")
    func day() {
        let now = Date(timeIntervalSince1970: 0)
        let pauses = [-1, 0, 60, 86_400, 86_401, .infinity].map { (seconds: TimeInterval) in
            SystemTipClock.pause(from: now, until: now.addingTimeInterval(seconds))
        }
        #expect(pauses == [0, 0, 60, 86_400, 86_400, 86_400])
    }

    @Test("Canceling a task that sleeps on a shifted clock throws CancellationError") func cancelled() async {
        let end = date(3_600)
        let task = Task { [clock] in try await clock.sleep(until: end) }
        while base.nextDeadline == nil { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
