public import Foundation
import Observation
import Synchronization

extension Tips {
    /// The status of sync between this device and the person's other devices.
    ///
    /// Not in Apple's TipKit.
    public struct SyncStatus: Sendable, Equatable {
        /// A phase of sync.
        public enum Phase: String, Sendable {
            /// Tips stay on this device.
            case off
            /// Rows are being exchanged, or soon will be.
            case exchanging
            /// This device has sent and received everything.
            case current
            /// The last exchange failed, and is retried automatically.
            case failing
        }

        /// The current phase of sync.
        public var phase: Phase = .off
        /// When rows were last exchanged, by the device's clock; `nil` if there was no exchange since the process
        /// started.
        public var lastExchange: Date?
        /// The number of this device's rows that the server doesn't have yet, as last counted.
        public var waiting = 0
        /// The error of the last exchange; `nil` if it succeeded.
        public var lastError: SyncError?

        package init() {}
    }

    /// The reason why rows couldn't be exchanged with the sync server; unsent rows are kept and sent later.
    ///
    /// Not in Apple's TipKit.
    public struct SyncError: Error, Sendable, Equatable, CustomStringConvertible {
        /// A kind of error.
        public enum Kind: String, Sendable {
            /// No server answers at the address.
            case unreachable
            /// The server's certificate isn't trusted, or the address isn't encrypted.
            case untrusted
            /// The token is missing, expired, or for another person or container.
            case unauthorized
            /// The server is temporarily unavailable, because it is busy or can't reach its database.
            case unavailable
            /// The server refuses the rows.
            case refused
            /// The server's answer is invalid, or comes from a later release of OpenTipKit.
            case unreadable
            /// This device's datastore can't be read or written.
            case datastore
        }

        /// The kind of error.
        public var kind: Kind
        /// A text that says what happened, what it affects, and what to do.
        public var message: String

        package init(_ kind: Kind, _ message: String) {
            self.kind = kind
            self.message = message
        }

        /// The message.
        public var description: String { message }
    }

    /// The status of sync between this device and the person's other devices.
    ///
    /// Views that read the status are updated when it changes. The status can be read from any thread. Not in Apple's
    /// TipKit.
    public static var syncStatus: SyncStatus { TipCenter.current.sync.status }
}

extension Tips.SyncError: LocalizedError {
    /// The message.
    public var errorDescription: String? { message }
}

/// An observable sync status.
package final class ObservedSyncStatus: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private struct State {
        var status = Tips.SyncStatus()
        /// The number of changes that are in memory only, because they can't be stored.
        var unstored = 0

        /// The status as it is shown: what can't be stored can't be sent either.
        var shown: Tips.SyncStatus {
            guard unstored > 0, status.phase != .off else { return status }
            var shown = status
            shown.phase = .failing
            shown.waiting += unstored
            shown.lastError =
                status.lastError
                ?? Tips.SyncError(
                    .datastore,
                    "\(unstored) changes are in memory only, and aren't sent, because the datastore can't be written."
                )
            return shown
        }
        /// Whether no first exchange is awaited.
        var isSettled = true
        var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
        var lastNumber: UInt64 = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// The status.
    package var status: Tips.SyncStatus {
        registrar.access(self, keyPath: \.status)
        return state.withLock { $0.shown }
    }

    /// Sets the number of changes that are in memory only.
    package func setUnstored(_ count: Int) {
        let isChange = state.withLock { state in
            let old = state.shown
            state.unstored = count
            return state.shown != old
        }
        if isChange { publishChange() }
    }

    private func publishChange() {
        Task { @MainActor in registrar.withMutation(of: self, keyPath: \.status) {} }
    }

    /// Changes the status, and publishes the change on the main actor.
    ///
    /// A view starts to observe the status only after it has read the status. A change that another thread published
    /// between the reading and the observing would be lost.
    package func update(_ body: (inout Tips.SyncStatus) -> Void) {
        let (isChange, settled) = state.withLock { state in
            let old = state.status
            body(&state.status)
            if state.status.phase != .exchanging { state.isSettled = true }
            let settled = state.isSettled ? Array(state.waiting.values) : []
            if state.isSettled { state.waiting = [:] }
            return (state.status != old, settled)
        }
        for continuation in settled { continuation.resume() }
        if isChange { publishChange() }
    }

    /// Begins the first exchange with a server.
    package func begin() {
        state.withLock { $0.isSettled = false }
        update { $0.phase = .exchanging }
    }

    /// Waits until the first exchange has ended or failed.
    ///
    /// - Parameter limit: The longest wait.
    /// - Returns: Whether the exchange has ended or failed by then; `true` without a server.
    package func settles(within limit: Duration) async -> Bool {
        if state.withLock({ $0.isSettled }) { return true }
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await self.settle() }
            group.addTask {
                do { try await Task.sleep(for: limit) } catch { return false }
                return false
            }
            let isSettled = await group.next() ?? false
            group.cancelAll()
            return isSettled
        }
    }

    /// Waits until the first exchange has ended or failed, or the task is cancelled.
    private func settle() async -> Bool {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.isSettled || Task.isCancelled { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
        return state.withLock { $0.isSettled }
    }
}
