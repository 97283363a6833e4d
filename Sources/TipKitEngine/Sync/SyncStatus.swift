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
    private let state = Mutex(Tips.SyncStatus())

    package init() {}

    /// The status.
    package var status: Tips.SyncStatus {
        registrar.access(self, keyPath: \.status)
        return state.withLock { $0 }
    }

    /// Changes the status, and publishes the change on the main actor.
    ///
    /// A view starts to observe the status only after it has read the status. A change that another thread published
    /// between the reading and the observing would be lost.
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
