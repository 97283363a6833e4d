#if SwiftUI
    import Logging

    /// A replacement for the `Logger` of Apple's module `os`, which logs through swift-log.
    ///
    /// The subsystem is the label of the logger of swift-log, and the category is in its metadata.
    public struct Logger: Sendable {
        let log: OSLog

        /// Creates a logger.
        ///
        /// - Parameters:
        ///   - subsystem: A name for the app or a part of it, such as `com.example.trails`.
        ///   - category: A name for a part of the subsystem.
        public init(subsystem: String, category: String) {
            log = OSLog(subsystem: subsystem, category: category)
        }

        /// Creates a logger with the default subsystem, which is the name of the program.
        public init() {
            log = .default
        }

        /// Creates a logger from a log.
        public init(_ log: OSLog) {
            self.log = log
        }

        /// Logs a message at the default level, which is `notice`.
        public func log(_ message: OSLogMessage) { log.write(message, .default) }

        /// Logs a message at a level.
        public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

        /// Logs a message at the level `trace`.
        public func trace(_ message: OSLogMessage) { log.write(message, at: .trace) }

        /// Logs a message at the level `debug`.
        public func debug(_ message: OSLogMessage) { log.write(message, at: .debug) }

        /// Logs a message at the level `info`.
        public func info(_ message: OSLogMessage) { log.write(message, at: .info) }

        /// Logs a message at the level `notice`.
        public func notice(_ message: OSLogMessage) { log.write(message, at: .notice) }

        /// Logs a message at the level `warning`.
        public func warning(_ message: OSLogMessage) { log.write(message, at: .warning) }

        /// Logs a message at the level `error`.
        public func error(_ message: OSLogMessage) { log.write(message, at: .error) }

        /// Logs a message at the level `critical`.
        public func critical(_ message: OSLogMessage) { log.write(message, at: .critical) }

        /// Logs a message at the level `critical`.
        public func fault(_ message: OSLogMessage) { log.write(message, at: .critical) }
    }
#endif
