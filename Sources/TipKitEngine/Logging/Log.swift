import Foundation
import Logging

/// The logger of OpenTipKit, whose log level is set by the environment variable `LOG_LEVEL`.
let tipLog: Logger = {
    let app = Logger(label: "OpenTipKit")
    var logger = Logger(label: app.label) { _ in DeferringLogHandler(handler: app.handler) }
    let name = ProcessInfo.processInfo.environment["LOG_LEVEL"]?.lowercased()
    if let level = name.flatMap({ Logger.Level(rawValue: $0) }) { logger.logLevel = level }
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
