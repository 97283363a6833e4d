import Logging
import Synchronization

/// The log lines of a call that holds locks, until it has let go of them.
///
/// An app's log handler is foreign code: it may ask about a tip, or donate, and would wait for its own thread.
final class LogDeferral: Sendable {
    @TaskLocal static var current: LogDeferral?

    private let lines = Mutex<[@Sendable () -> Void]>([])

    /// Keeps a line for later.
    func add(_ line: @escaping @Sendable () -> Void) {
        lines.withLock { $0.append(line) }
    }

    /// Logs what was kept.
    fileprivate func logAll() {
        for line in lines.withLock({ $0 }) { line() }
    }
}

/// Runs a closure that takes locks; what is logged meanwhile is logged after it, unless a call around it will.
package func deferringLog<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard LogDeferral.current == nil else { return try body() }
    let deferral = LogDeferral()
    defer { deferral.logAll() }
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
        guard let deferral = LogDeferral.current else { return handler.log(event: event) }
        deferral.add { [handler] in handler.log(event: event) }
    }
}
