import Logging
import Synchronization
import Testing

@testable import TipKitEngine

/// Log lines of calls that hold locks reach the app's log handler after the locks are released.
@Suite(.timeLimit(.minutes(10))) struct LogDeferralTests {
    /// A log handler that records its lines.
    private struct ListingHandler: LogHandler {
        final class Lines: Sendable {
            let texts = Mutex<[String]>([])
        }

        let lines = Lines()
        var logLevel = Logger.Level.info
        var metadata: Logger.Metadata = [:]
        var metadataProvider: Logger.MetadataProvider?

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        var texts: [String] { lines.texts.withLock { $0 } }

        func log(event: LogEvent) {
            lines.texts.withLock { $0.append("\(event.message)") }
        }
    }

    private let handler = ListingHandler()
    private var logger: Logger { Logger(label: "test") { [handler] _ in DeferringLogHandler(handler: handler) } }

    @Test("Log lines deferred by nested calls are written in order when the outermost call ends, even if it throws")
    func outermost() {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try deferringLog {
                logger.info("1")
                deferringLog { logger.info("2") }
                #expect(handler.texts.isEmpty)
                throw Failure()
            }
        }
        #expect(handler.texts == ["1", "2"])
        logger.info("3")
        #expect(handler.texts == ["1", "2", "3"])
    }

    @Test("A log handler that defers lines uses the metadata provider of the app's log handler") func provider() {
        var adding = handler
        adding.metadataProvider = Logger.MetadataProvider { ["request": "7"] }
        let logger = Logger(label: "test") { [adding] _ in DeferringLogHandler(handler: adding) }
        #expect(logger.metadataProvider?.get() == ["request": "7"])
        var deferring = DeferringLogHandler(handler: handler)
        deferring.metadataProvider = adding.metadataProvider
        #expect(deferring.handler.metadataProvider?.get() == ["request": "7"])
    }

    @Test("A log handler that defers lines passes a logger's metadata to the app's log handler") func metadata() {
        var logger = logger
        logger[metadataKey: "tip"] = "first"
        #expect(logger[metadataKey: "tip"] == "first")
        var deferring = DeferringLogHandler(handler: handler)
        deferring[metadataKey: "tip"] = "second"
        #expect(deferring.handler[metadataKey: "tip"] == "second")
    }

    @Test("A task started during a call that defers log lines writes its lines directly after the call has ended")
    func outliving() async {
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let task = deferringLog {
            Task {
                for await _ in starts {}
                logger.info("1")
                deferringLog {
                    logger.info("2")
                    #expect(handler.texts == ["1"])
                }
                #expect(handler.texts == ["1", "2"])
            }
        }
        start.finish()
        await task.value
        #expect(handler.texts == ["1", "2"])
    }
}
