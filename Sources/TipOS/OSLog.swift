#if SwiftUI
    import Foundation
    package import Logging

    /// A replacement for Apple's `OSLog`: where the messages of a subsystem and a category go.
    public final class OSLog: Sendable {
        private let logger: Logging.Logger?

        private init(_ logger: Logging.Logger?) {
            self.logger = logger
        }

        /// Creates a log.
        ///
        /// - Parameters:
        ///   - subsystem: A name for the app or a part of it, such as `com.example.trails`.
        ///   - category: A name for a part of the subsystem.
        public convenience init(subsystem: String, category: String) {
            self.init(logger: Logging.Logger(label: subsystem), category: category)
        }

        package convenience init(logger: Logging.Logger, category: String) {
            var logger = logger
            if !category.isEmpty { logger[metadataKey: "category"] = .string(category) }
            self.init(logger)
        }

        /// The log of the program, whose subsystem is the name of the program.
        public static let `default` = OSLog(subsystem: ProcessInfo.processInfo.processName, category: "")

        /// A log that writes nothing.
        public static let disabled = OSLog(nil)

        /// Returns whether the log writes messages of a type.
        public func isEnabled(type: OSLogType) -> Bool {
            logger.map { $0.logLevel <= type.level } ?? false
        }

        func write(_ message: @autoclosure () -> OSLogMessage, _ type: OSLogType) {
            write(message(), at: type.level)
        }

        /// Writes a message at a level; a message that isn't written isn't put together.
        func write(_ message: @autoclosure () -> OSLogMessage, at level: Logging.Logger.Level) {
            logger?.log(level: level, "\(message().text)")
        }
    }

    /// The type of a message in a log.
    public struct OSLogType: RawRepresentable, Hashable, Sendable {
        /// The number that Apple's systems have for the type.
        public let rawValue: UInt8

        /// Creates a type from a number.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Creates a type from a number.
        public init(_ rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// An ordinary message; `notice` in swift-log.
        public static let `default` = OSLogType(0x00)
        /// Helpful information; `info` in swift-log.
        public static let info = OSLogType(0x01)
        /// Information for debugging; `debug` in swift-log.
        public static let debug = OSLogType(0x02)
        /// An error; `error` in swift-log.
        public static let error = OSLogType(0x10)
        /// A fault; `critical` in swift-log.
        public static let fault = OSLogType(0x11)

        var level: Logging.Logger.Level {
            switch self {
            case .info: .info
            case .debug: .debug
            case .error: .error
            case .fault: .critical
            default: .notice
            }
        }
    }
#endif
