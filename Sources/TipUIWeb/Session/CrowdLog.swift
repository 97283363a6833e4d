#if Web
    import Logging
#endif

/// Tells whoever runs a server that more pages are open than it can keep live.
package enum CrowdLog {
    #if Web
        private static let logger = Logger(label: "OpenTipKit.Web")
    #endif

    /// Logs a warning; without the trait `Web`, nothing serves pages and nothing is logged.
    package static func warn(ofMoreThan streams: Int) {
        #if Web
            logger.warning(
                """
                More than \(streams) pages are open. Those that were used longest ago are no longer live until they are \
                used again or others are closed. A higher limit on open files (ulimit -n), where that is what is short, \
                or more processes keep more of them live.
                """
            )
        #endif
    }
}
