package import TipUI

#if Web
    import Logging
#endif

/// Tells the developer of code that holds the main actor, and with it the pages of everyone.
package enum StallLog {
    #if Web
        private static let logger = Logger(label: "OpenTipKit.Web")
    #endif

    /// Logs a warning; without the trait `Web`, nothing serves pages and nothing is logged.
    package static func warn(of stall: Stall) {
        #if Web
            logger.warning("\(stall.description) Every page waits for it; do long work in a task off the main actor.")
        #endif
    }
}
