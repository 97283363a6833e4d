import Foundation
import Synchronization

/// Writes diagnostics for the developer to standard error.
package enum DiagnosticLog {
    private static let written = Mutex<Set<String>>([])
    private static let quiet = Atomic(false)

    /// Whether nothing is written, as in a program whose standard error is read by its users.
    package static var isQuiet: Bool {
        get { quiet.load(ordering: .relaxed) }
        set { quiet.store(newValue, ordering: .relaxed) }
    }

    /// Writes a message unless the process has already written it, because users can cause the same problem any number
    /// of times.
    ///
    /// - Returns: Whether the message was written.
    @discardableResult
    package static func write(_ message: String) -> Bool {
        guard !isQuiet, written.withLock({ $0.insert(message).inserted }) else { return false }
        FileHandle.standardError.write(Data("TipUI: \(message)\n".utf8))
        return true
    }
}
