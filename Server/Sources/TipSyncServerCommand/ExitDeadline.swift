import Dispatch
import Foundation
import Logging
import ServiceLifecycle

/// Ends the process if it is still there five seconds after it was asked to stop, for example because its disk hangs.
///
/// Acknowledged rows are in the database already, so nothing is lost.
struct ExitDeadline: Service {
    private static let seconds = 5.0

    let logger: Logger

    func run() async throws {
        do { try await gracefulShutdown() } catch is CancellationError { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.seconds) { [logger] in
            logger.error(
                "Some requests didn't finish within \(Int(Self.seconds)) seconds; the server ends without them."
            )
            _exit(1)
        }
    }
}
