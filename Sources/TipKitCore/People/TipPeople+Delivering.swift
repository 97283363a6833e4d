public import Foundation
public import TipKitEngine
import TipKitStorage

extension TipPeople {
    /// The greatest number of outcomes that ``deliverOutcomes(to:)`` hands on at once.
    public static let mostDelivered = 500
    /// The time after which a process looks for new outcomes, or whether it is its turn.
    private static let pause = Duration.milliseconds(500)
    private static let longestPause = Duration.seconds(60)

    /// Hands on what happens to people's tips, in order and at least once, until the task is cancelled.
    ///
    /// Outcomes that were handed on are deleted once `receive` returns. If it throws, the same ones are handed on again
    /// after a pause, at first of half a second and at last of a minute, and a warning is logged. If the process ends
    /// before, the next process hands them on again. To count each outcome once, ignore an ``Tips/OutcomeRecord/id`` that
    /// you have seen. Of several processes with one datastore, one hands on the outcomes of
    /// all; when it ends, another one takes its turn.
    ///
    /// What a person does on a device of their own, and only comes by sync, isn't an outcome of this datastore. Uses that
    /// are known only once donations of two hosts are together aren't either. Not in Apple's TipKit.
    ///
    /// - Parameter receive: Takes the outcomes, at most ``mostDelivered`` at once, oldest first; called by one task.
    /// - Throws: `OutcomesNotKeptError` if these people weren't made with the option `.keepOutcomes`.
    public func deliverOutcomes(
        to receive: @escaping @Sendable (_ records: [Tips.OutcomeRecord]) async throws -> Void
    ) async throws {
        guard store.keepsOutcomes else { throw OutcomesNotKeptError() }
        await withTaskExecutorPreference(StoreThreads.shared) {
            var turn: (any Sendable)?
            var pause = Self.pause
            while !Task.isCancelled {
                do {
                    if turn == nil { turn = try store.holdOutcomes() }
                    var isMore = turn != nil
                    while isMore, !Task.isCancelled { isMore = try await deliverNext(to: receive) }
                    pause = Self.pause
                } catch is CancellationError {
                    break
                } catch {
                    if LogLimit.shared.allows("outcomes wait") {
                        logWarning(
                            """
                            Outcomes of tips couldn't be handed on; they are kept, and handed on later: \
                            \(error.localizedDescription)
                            """
                        )
                    }
                    pause = min(pause * 2, Self.longestPause)
                }
                do { try await Task.sleep(for: pause) } catch { break }
            }
            withExtendedLifetime(turn) {}
        }
    }

    /// - Returns: Whether there were any.
    private func deliverNext(to receive: ([Tips.OutcomeRecord]) async throws -> Void) async throws -> Bool {
        let (records, last) = try store.outcomes(most: Self.mostDelivered)
        guard last > 0 else { return false }
        if !records.isEmpty { try await receive(records) }
        try store.removeOutcomes(through: last)
        return true
    }
}

/// The error of a program that hands on outcomes which aren't kept.
public struct OutcomesNotKeptError: LocalizedError {
    /// What to do.
    public var errorDescription: String? {
        "Outcomes of tips can't be handed on, since they aren't kept. Give .keepOutcomes() to TipPeople."
    }
}
