import Foundation
import Logging
import Synchronization

/// Whether the library logs at all.
package enum TipLogging {
    private static let quiet = Atomic(false)

    /// Whether nothing is logged, as in a program whose standard error is read by its users.
    package static var isQuiet: Bool {
        get { quiet.load(ordering: .relaxed) }
        set { quiet.store(newValue, ordering: .relaxed) }
    }
}

/// The logger of OpenTipKit, whose log level is set by the environment variable `TIPS_LOG`, or else by `LOG_LEVEL`.
let tipLog: Logger = {
    let app = Logger(label: "OpenTipKit")
    var logger = Logger(label: app.label) { _ in DeferringLogHandler(handler: app.handler) }
    let levels = ["TIPS_LOG", "LOG_LEVEL"].compactMap(environmentVariable)
        .compactMap { Logger.Level(rawValue: $0.lowercased()) }
    if let level = levels.first { logger.logLevel = level }
    return logger
}()

/// Logs a notice, for the person who runs the app.
package func logNotice(_ text: String) {
    tipLog.notice("\(text)")
}

/// Logs a warning about a problem that doesn't keep tips from working.
package func logWarning(_ text: String) {
    tipLog.warning("\(text)")
}
