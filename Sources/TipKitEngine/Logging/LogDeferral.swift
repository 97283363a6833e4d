import Logging
import Synchronization

/// Collects the log lines of a call that holds locks, until the locks are released.
///
/// The app's log handler may read a tip's status or donate, which would deadlock while the locks are held.
final class LogDeferral: Sendable {
    @TaskLocal static var current: LogDeferral?

    /// The collected lines; `nil` once the call is over.
    ///
    /// Tasks that were started during the call may use this object even after the call.
    private let lines = Mutex<[@Sendable () -> Void]?>([])

    fileprivate var isOver: Bool { lines.withLock { $0 == nil } }

    /// Keeps a log line until the call ends.
    ///
    /// - Returns: Whether the line is kept; `false` if the call is already over.
    fileprivate func keep(_ line: @escaping @Sendable () -> Void) -> Bool {
        lines.withLock { lines in
            lines?.append(line)
            return lines != nil
        }
    }

    /// Ends the call, and logs the collected lines.
    fileprivate func end() {
        let kept = lines.withLock { lines in
            defer { lines = nil }
            return lines
        }
        for line in kept ?? [] { line() }
    }
}

/// Runs a closure that acquires locks, and writes its log lines after the outermost call of this function returns.
package func deferringLog<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let current = LogDeferral.current, !current.isOver { return try body() }
    let deferral = LogDeferral()
    defer { deferral.end() }
    return try LogDeferral.$current.withValue(deferral, operation: body)
}

/// A log handler that passes lines to another handler, but not before the caller has released its locks.
struct DeferringLogHandler: LogHandler {
    var handler: any LogHandler

    var logLevel: Logger.Level {
        get { handler.logLevel }
        set { handler.logLevel = newValue }
    }

    var metadata: Logger.Metadata {
        get { handler.metadata }
        set { handler.metadata = newValue }
    }

    var metadataProvider: Logger.MetadataProvider? {
        get { handler.metadataProvider }
        set { handler.metadataProvider = newValue }
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { handler[metadataKey: key] }
        set { handler[metadataKey: key] = newValue }
    }

    func log(event: LogEvent) {
        if TipLogging.isQuiet { return }
        let isKept = LogDeferral.current?.keep { [handler] in handler.log(event: event) } ?? false
        if !isKept { handler.log(event: event) }
    }
}
