import Foundation
import Logging

/// Where the tip system says what goes wrong: what `LOG_LEVEL` in the environment lets through.
let tipLog: Logger = {
    let app = Logger(label: "OpenTipKit")
    var logger = Logger(label: app.label) { _ in DeferringLogHandler(handler: app.handler) }
    let name = ProcessInfo.processInfo.environment["LOG_LEVEL"]?.lowercased()
    if let level = name.flatMap({ Logger.Level(rawValue: $0) }) { logger.logLevel = level }
    return logger
}()

/// Logs something that a person who runs the app should know.
package func logNotice(_ text: String) {
    tipLog.notice("\(text)")
}

/// Logs something that went wrong and was mended.
package func logWarning(_ text: String) {
    tipLog.warning("\(text)")
}
