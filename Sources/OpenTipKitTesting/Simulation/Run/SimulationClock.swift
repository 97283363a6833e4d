import Foundation
import OpenTipKit
import Synchronization

/// The machine's clock, which moves by steps alone.
///
/// Nobody can wait for it: a centre that woke by itself would act between any two steps.
final class SimulationClock: TipClock {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLock { $0 } }

    func turn(by seconds: TimeInterval) {
        time.withLock { $0 = $0.addingTimeInterval(seconds) }
    }

    func sleep(until deadline: Date) async throws { throw CancellationError() }
}
