import Logging
import Synchronization

/// Collects the log lines of a call that holds locks, until the locks are released.
///
/// An app's log handler is foreign code. It may read a tip or donate, and would deadlock under the locks.
final class LogDeferral: Sendable {
    @TaskLocal static var current: LogDeferral?

    /// The collected lines; `nil` once the call is over, which a task started in it may outlive.
    private let lines = Mutex<[@Sendable () -> Void]?>([])

    fileprivate var isOver: Bool { lines.withLock { $0 == nil } }

    /// Keeps a line for later.
    ///
    /// - Returns: Whether the line is kept; `false` if the call is over.
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

/// Runs a closure that takes locks, and logs its lines after it, or after the outermost such call.
package func deferringLog<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let current = LogDeferral.current, !current.isOver { return try body() }
    let deferral = LogDeferral()
    defer { deferral.end() }
    return try LogDeferral.$current.withValue(deferral, operation: body)
}

/// Passes lines to a handler; the lines of a call that holds locks are passed once the locks are released.
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
        let isKept = LogDeferral.current?.keep { [handler] in handler.log(event: event) } ?? false
        if !isKept { handler.log(event: event) }
    }
}
