import Dispatch
import Foundation

/// Carries WebDriver's commands to a browser.
protocol Transport: Sendable {
    /// Sends a command of the session; `path` is what follows the session's own.
    func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any
}

/// The session of a driver that listens for HTTP.
struct HTTPTransport: Transport {
    let session: URL

    func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any {
        try await WebDriverRequest.send(method, path.isEmpty ? session : session.appendingPathComponent(path), body)
    }
}

/// Runs what waits for another process, away from the threads that tasks run on.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
            continuation.resume(with: Result { try work() })
        }
    }
}
