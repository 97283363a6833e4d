import Foundation
import Synchronization
import TipKitEngine
import TipKitStorage

/// Shows tips at the same moment as another process, round after round.
struct Racing {
    let folder: URL
    let who: Int

    /// A clock that advances by two days each round, in all processes alike.
    private final class RoundClock: TipClock {
        let round = Atomic(0)

        var now: Date {
            Date(timeIntervalSince1970: 1_800_000_000 + 172_800 * Double(round.load(ordering: .relaxed)))
        }

        /// Throws, since only rounds advance the clock.
        func sleep(until deadline: Date) async throws { throw CancellationError() }
    }

    /// Prints for each round which tips this process has shown.
    func race(_ rounds: Int) throws {
        let clock = RoundClock()
        let center = TipCenter(clock: clock)
        try center.configure(store: try SQLiteTipStore(directory: folder), frequency: .daily)
        let barrier = try Barrier(folder.appendingPathComponent("barrier"), processes: 2)
        for round in 1...rounds {
            clock.round.store(round, ordering: .relaxed)
            // Each process has its own tip, of which the frequency allows only one, and both try a shared tip.
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

/// A barrier between processes, in shared memory.
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

    /// Waits until all processes have called this method equally often.
    func meet() {
        let meeting = meetings.add(1, ordering: .relaxed).newValue
        arrived.pointee.add(1, ordering: .acquiringAndReleasing)
        while arrived.pointee.load(ordering: .acquiring) < meeting * processes {}
    }
}
