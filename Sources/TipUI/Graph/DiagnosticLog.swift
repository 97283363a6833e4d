import Synchronization

/// Where views and the graph tell the developer what is wrong.
enum DiagnosticLog {
    private static let written = Mutex<Set<String>>([])

    /// Writes a message, unless it was written before: people cause what it is about as often as they like.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    static func write(_ message: String) -> Bool {
        guard written.withLock({ $0.insert(message).inserted }) else { return false }
        FileHandle.standardError.write(Data("TipUI: \(message)\n".utf8))
        return true
    }
}
