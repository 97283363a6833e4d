#if SwiftUI
    import Logging
    import Synchronization
    import Testing
    import TipOS

    /// Apple's `Logger` and `os_log` over swift-log.
    @Suite struct LoggerTests {
        private let lines = Lines()

        private func log(at level: Logging.Logger.Level = .trace) -> OSLog {
            var logger = Logging.Logger(label: "com.example.trails") { [lines] _ in lines }
            logger.logLevel = level
            return OSLog(logger: logger, category: "maps")
        }

        @Test("Each level of a logger is one of swift-log, and the category is in the metadata")
        func levels() {
            let logger = Logger(log())
            logger.trace("a")
            logger.debug("b")
            logger.info("c")
            logger.log("d")
            logger.notice("e")
            logger.warning("f")
            logger.error("g")
            logger.critical("h")
            logger.fault("i")
            logger.log(level: .fault, "j")
            #expect(
                lines.all == [
                    "trace maps a", "debug maps b", "info maps c", "notice maps d", "notice maps e", "warning maps f",
                    "error maps g", "critical maps h", "critical maps i", "critical maps j",
                ]
            )
        }

        @Test("Numbers, truth values and types are readable in a log; texts and other values are if they are public")
        func privacy() {
            let logger = Logger(log())
            let name = "Ada"
            let error: any Error = Fault.broken
            logger.info("\(3) \(2.5, format: .fixed(precision: 1)) \(true) \(Int.self)")
            logger.info("\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)")
            logger.info("\([1, 2]) \([1, 2], privacy: .public) \(error) \(error, privacy: .public)")
            logger.info("\(7, privacy: .private) \(Fault.broken.description, privacy: .public)")
            #expect(
                lines.all == [
                    "info maps 3 2.5 true Int", "info maps <private> Ada <private> <sensitive>",
                    "info maps <private> [1, 2] <private> broken", "info maps <private> broken",
                ]
            )
        }

        @Test("A hidden value with a mask is the same text for equal values, and another for others")
        func masks() {
            let logger = Logger(log())
            for name in ["Ada", "Ada", "Bo"] { logger.info("\(name, privacy: .private(mask: .hash))") }
            #expect(lines.all[0] == lines.all[1])
            #expect(lines.all[1] != lines.all[2])
            #expect(lines.all.allSatisfy { $0.contains("<mask.hash: '") && !$0.contains("Ada") })
        }

        @Test("Numbers have the format and the alignment that a message asks for")
        func formats() {
            let logger = Logger(log())
            logger.info(
                "\(255, format: .hex(includePrefix: true, uppercase: true)) \(-5, format: .decimal(minDigits: 3))"
            )
            logger.info("\(8, format: .octal) \(1.0 / 3) \(1_500.0, format: .exponential(precision: 1))")
            logger.info("[\(7, align: .right(columns: 3))][\("a", align: .left(columns: 3), privacy: .public)]")
            #expect(
                lines.all == [
                    "info maps 0xFF -005", "info maps 10 0.333333 1.5e+03", "info maps [  7][a  ]",
                ]
            )
        }

        @Test("A message below the level of the log, or for a disabled log, isn't put together")
        func lazy() {
            nonisolated(unsafe) var made = 0
            func number() -> Int {
                made += 1
                return made
            }
            Logger(log(at: .error)).info("\(number())")
            Logger(.disabled).fault("\(number())")
            #expect(made == 0)
            #expect(lines.all.isEmpty)
            #expect(!OSLog.disabled.isEnabled(type: .fault))
            #expect(log(at: .error).isEnabled(type: .error))
            #expect(!log(at: .error).isEnabled(type: .info))
        }

        @Test("os_log fills the placeholders of its format, and hides texts that aren't public")
        func placeholders() {
            os_log("plain", log: log())
            os_log(
                "%d of %{public}@, %@, %.1f %%, %03d, %x",
                log: log(),
                type: .error,
                3,
                "ten",
                "secret",
                2.55,
                7,
                255
            )
            os_log(.info, log: log(), "%{private}d %{public}s", 4, "read")
            os_log(.debug, log: log(), "interpolated \(5)")
            #expect(
                lines.all == [
                    "notice maps plain", "error maps 3 of ten, <private>, 2.5 %, 007, ff", "info maps <private> read",
                    "debug maps interpolated 5",
                ]
            )
        }

        @Test("A lock gives its state to one thread at a time")
        func lock() async {
            let count = OSAllocatedUnfairLock(initialState: 0)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
                }
            }
            #expect(count.withLock { $0 } == 8_000)
            let busy = OSAllocatedUnfairLock()
            let taken = busy.withLock { busy.lockIfAvailable() }
            #expect(!taken)
        }
    }

    private enum Fault: Error, CustomStringConvertible {
        case broken

        var description: String { "broken" }
    }

    /// Keeps the lines of a log.
    private final class Lines: LogHandler {
        private let written = Mutex<[String]>([])
        private let settings = Mutex<(metadata: Logging.Logger.Metadata, level: Logging.Logger.Level)>(([:], .trace))

        var all: [String] { written.withLock { $0 } }

        var metadata: Logging.Logger.Metadata {
            get { settings.withLock { $0.metadata } }
            set { settings.withLock { $0.metadata = newValue } }
        }

        var logLevel: Logging.Logger.Level {
            get { settings.withLock { $0.level } }
            set { settings.withLock { $0.level = newValue } }
        }

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let category = metadata["category"].map { "\($0)" } ?? ""
            written.withLock { $0.append("\(event.level) \(category) \(event.message)") }
        }
    }
#else
    import Testing

    @Suite struct LoggerTests {
        @Test("The tests of Logger need the trait SwiftUI", .disabled("without the trait SwiftUI")) func skipped() {}
    }
#endif
