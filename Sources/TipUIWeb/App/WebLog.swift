package import TipUI

#if Web
    import Foundation
    import Logging
#endif

/// Where a server says what its operator should know; without the trait `Web` nothing serves pages, and nothing is logged.
package enum WebLog {
    #if Web
        /// What this package says, from where the app's log begins unless `LOG_LEVEL` says otherwise.
        private static let own = logger(from: nil)
        /// What the libraries say that requests go through.
        static let server = logger(from: .critical)

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
            own.warning("\(text)")
        #endif
    }

    /// Warns the developer of code that blocks the main actor, and with it the pages of everyone.
    package static func warn(of stall: Stall) {
        warn("\(stall.description) Every page waits for it; do long work in a task off the main actor.")
    }

    /// Warns the operator that more pages are open than the server can keep live.
    package static func warn(ofMoreStreamsThan limit: Int) {
        warn(
            """
            More than \(limit) pages are open. Those that were used longest ago are no longer live until they are used \
            again or others are closed. A higher limit on open files (ulimit -n), where that is what is short, or more \
            processes keep more of them live.
            """
        )
    }
}
