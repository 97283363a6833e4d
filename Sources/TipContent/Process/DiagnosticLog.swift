import Foundation
import Synchronization

/// Writes diagnostics for the developer to standard error.
package enum DiagnosticLog {
    private static let written = Mutex<Set<String>>([])

    /// Writes a message unless the process has already written it, because users can cause the same problem any number
    /// of times.
    ///
    /// - Returns: Whether the message was written.
    @discardableResult
    package static func write(_ message: String) -> Bool {
        guard written.withLock({ $0.insert(message).inserted }) else { return false }
        FileHandle.standardError.write(Data("TipUI: \(message)\n".utf8))
        return true
    }
}
