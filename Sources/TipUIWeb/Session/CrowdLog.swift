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
                More than \(streams) pages are open. Those that were used longest ago hear of changes when they are used \
                again, or fewer are open; more file descriptors, if they are short, or more processes serve more.
                """
            )
        #endif
    }
}
