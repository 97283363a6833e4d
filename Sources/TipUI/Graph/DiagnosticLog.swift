import Synchronization

/// Writes diagnostics for the developer to standard error.
@_spi(Compatibility) public enum DiagnosticLog {
    private static let written = Mutex<Set<String>>([])

    /// Writes a message unless the process has already written it, because users can cause the same problem any number
    /// of times.
    ///
    /// - Returns: Whether the message was written.
    @discardableResult
    public static func write(_ message: String) -> Bool {
        guard written.withLock({ $0.insert(message).inserted }) else { return false }
        FileHandle.standardError.write(Data("TipUI: \(message)\n".utf8))
        return true
    }
}

/// A warning sign that replaces a view that can't be drawn; the log tells the developer why.
struct DeveloperWarning: View {
    let message: String

    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill")
            .foregroundStyle(.yellow)
            .accessibilityLabel(SystemWord.nothingToShow)
            .onChange(of: message, initial: true) { DiagnosticLog.write(message) }
    }
}
