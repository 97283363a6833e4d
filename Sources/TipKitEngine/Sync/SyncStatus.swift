public import Foundation
import Observation
import Synchronization

extension Tips {
    /// How far the tips of this device and those of the person's other devices agree.
    ///
    /// Not in Apple's TipKit.
    public struct SyncStatus: Sendable, Equatable {
        /// What sync does.
        public enum Phase: String, Sendable {
            /// Tips stay on this device.
            case off
            /// Rows go back and forth, or soon will.
            case exchanging
            /// This device has sent and received everything.
            case current
            /// The last exchange failed, and another one follows by itself.
            case failing
        }

        /// What sync does.
        public var phase: Phase = .off
        /// When rows were last exchanged, by the device's clock; `nil` if they weren't since the process began.
        public var lastExchange: Date?
        /// How many rows of this device the server doesn't have yet, as far as was counted.
        public var waiting = 0
        /// Why the last exchange failed; `nil` if it didn't.
        public var lastError: SyncError?

        package init() {}
    }

    /// Why rows couldn't be exchanged with the sync server; what was to be sent is kept and sent later.
    ///
    /// Not in Apple's TipKit.
    public struct SyncError: Error, Sendable, Equatable, CustomStringConvertible {
        /// What an app can distinguish.
        public enum Kind: String, Sendable {
            /// No server answers at the address.
            case unreachable
            /// The server's certificate isn't trusted, or the address isn't encrypted.
            case untrusted
            /// The token is missing, expired or of another person or container.
            case unauthorized
            /// The server can't serve now: it is busy, or its database is gone.
            case unavailable
            /// The server refuses the rows.
            case refused
            /// The server's answer isn't one, or a later release of OpenTipKit wrote it.
            case unreadable
            /// This device's datastore can't be read or written.
            case datastore
        }

        /// What an app can distinguish.
        public var kind: Kind
        /// What happened, to what, and what to do.
        public var message: String

        package init(_ kind: Kind, _ message: String) {
            self.kind = kind
            self.message = message
        }

        /// The message.
        public var description: String { message }
    }

    /// How far the tips of this device and those of the person's other devices agree.
    ///
    /// Views that read it follow it. It may be read from any thread. Not in Apple's TipKit.
    public static var syncStatus: SyncStatus { TipCenter.current.sync.status }
}

extension Tips.SyncError: LocalizedError {
    /// The message.
    public var errorDescription: String? { message }
}

/// A sync status that views follow.
package final class ObservedSyncStatus: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let state = Mutex(Tips.SyncStatus())

    package init() {}

    /// The status.
    package var status: Tips.SyncStatus {
        registrar.access(self, keyPath: \.status)
        return state.withLock { $0 }
    }

    /// Changes the status, and publishes the change on the main actor.
    ///
    /// Observation begins after a view has read. A change published on another thread between the two would be lost.
    package func update(_ body: (inout Tips.SyncStatus) -> Void) {
        let isChange = state.withLock { state in
            let old = state
            body(&state)
            return state != old
        }
        guard isChange else { return }
        Task { @MainActor in registrar.withMutation(of: self, keyPath: \.status) {} }
    }
}
