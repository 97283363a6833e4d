import Foundation
import Synchronization
import TipKitEngine
import TipKitStorage

/// Tries in each round to display two tips at the same time as another process.
struct Racing {
    let folder: URL
    let who: Int

    /// A clock that advances by two days in each round, and has the same time in all processes.
    private final class RoundClock: TipClock {
        let round = Atomic(0)

        var now: Date {
            Date(timeIntervalSince1970: 1_800_000_000 + 172_800 * Double(round.load(ordering: .relaxed)))
        }

        /// Throws immediately, since the clock advances only between rounds.
        func sleep(until deadline: Date) async throws { throw CancellationError() }
    }

    /// Runs the rounds, and prints for each round which of the two tips this process displayed.
    func race(_ rounds: Int) throws {
        let clock = RoundClock()
        let center = TipCenter(clock: clock)
        try center.configure(store: try SQLiteTipStore(directory: folder), frequency: .daily)
        let barrier = try Barrier(folder.appendingPathComponent("barrier"), processes: 2)
        for round in 1...rounds {
            clock.round.store(round, ordering: .relaxed)
            // The processes compete twice in each round: for the one display that the frequency allows, each with its
            // own tip, and for the only display of a shared tip.
            let own = TipDefinition(id: "own-\(who)-\(round)")
            let shared = TipDefinition(
                id: "shared-\(round)",
                options: [Tips.MaxDisplayCount(1), Tips.IgnoresDisplayFrequency(true)]
            )
            barrier.meet()
            let isOwnShown = show(own, in: center)
            barrier.meet()
            let isSharedShown = show(shared, in: center)
            StoreProcess.printLine("\(round) \(isOwnShown ? 1 : 0) \(isSharedShown ? 1 : 0)")
        }
    }

    private func show(_ tip: TipDefinition, in center: TipCenter) -> Bool {
        guard let display = center.reserveDisplay(of: tip) else { return false }
        return display.begin()
    }
}

/// A barrier in shared memory, at which processes wait for each other.
private struct Barrier: ~Copyable {
    private let arrived: UnsafeMutablePointer<Atomic<Int>>
    private let processes: Int
    private let meetings = Atomic(0)

    init(_ file: URL, processes: Int) throws {
        self.processes = processes
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0, ftruncate(descriptor, 4_096) == 0,
            let memory = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        arrived = memory.assumingMemoryBound(to: Atomic<Int>.self)
    }

    /// Waits until all processes have called this method as often as this process.
    func meet() {
        let meeting = meetings.add(1, ordering: .relaxed).newValue
        arrived.pointee.add(1, ordering: .acquiringAndReleasing)
        while arrived.pointee.load(ordering: .acquiring) < meeting * processes {}
    }
}
