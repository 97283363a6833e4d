import Logging
import Synchronization

/// The log lines of a call that holds locks, until it has let go of them.
///
/// An app's log handler is foreign code: it may ask about a tip, or donate, and would wait for its own thread.
final class LogDeferral: Sendable {
    @TaskLocal static var current: LogDeferral?

    /// What was kept, or `nil` once the call is over; a task that began in it may outlive it.
    private let lines = Mutex<[@Sendable () -> Void]?>([])

    fileprivate var isOver: Bool { lines.withLock { $0 == nil } }

    /// Keeps a line for later.
    ///
    /// - Returns: Whether it's kept, since the call isn't over.
    fileprivate func keep(_ line: @escaping @Sendable () -> Void) -> Bool {
        lines.withLock { lines in
            lines?.append(line)
            return lines != nil
        }
    }

    /// Ends the call, and logs what was kept.
    fileprivate func end() {
        let kept = lines.withLock { lines in
            defer { lines = nil }
            return lines
        }
        for line in kept ?? [] { line() }
    }
}

/// Runs a closure that takes locks; what is logged meanwhile is logged after it, unless a call around it will.
package func deferringLog<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let current = LogDeferral.current, !current.isOver { return try body() }
    let deferral = LogDeferral()
    defer { deferral.end() }
    return try LogDeferral.$current.withValue(deferral, operation: body)
}

/// Hands lines to a handler, those of a call that holds locks once it doesn't.
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
