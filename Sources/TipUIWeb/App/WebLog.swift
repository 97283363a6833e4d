package import TipUI

#if Web
    import Foundation
    import Logging
#endif

/// The server's log.
///
/// Without the trait `Web` there is no server, and nothing is logged.
package enum WebLog {
    #if Web
        /// The logger of this package.
        ///
        /// `LOG_LEVEL` overrides the app's default level.
        private static let packageLogger = logger(from: nil)
        /// The logger of the server libraries, which logs only critical messages unless `LOG_LEVEL` is set.
        static let libraryLogger = logger(from: .critical)

        private static func logger(from level: Logger.Level?) -> Logger {
            var logger = Logger(label: "OpenTipKit.Web")
            let name = ProcessInfo.processInfo.environment["LOG_LEVEL"]?.lowercased()
            if let level = name.flatMap({ Logger.Level(rawValue: $0) }) ?? level { logger.logLevel = level }
            return logger
        }
    #endif

    /// Logs a warning.
    package static func warn(_ text: String) {
        #if Web
            packageLogger.warning("\(text)")
        #endif
    }

    /// Warns the developer about code that blocks the main actor, and therefore all pages.
    package static func warn(of stall: Stall) {
        warn("\(stall.description) Meanwhile, no page could update. Do long work in a task off the main actor.")
    }

    /// Warns the operator that more pages are open than there may be streams.
    package static func warn(ofMoreStreamsThan limit: Int) {
        warn(
            """
            More than \(limit) pages are open. The least recently used pages receive no live updates until they are \
            used again or other pages are closed. To keep more pages live, raise the limit on open files (ulimit -n) \
            if it is the cause, or run more processes.
            """
        )
    }
}
