import Dispatch
import Foundation

/// A connection that sends WebDriver commands to a browser.
protocol Transport: Sendable {
    /// Sends a command, and returns the value of the answer; `path` is relative to the URL of the session.
    func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any
}

/// A session with a driver that is controlled over HTTP.
struct HTTPTransport: Transport {
    let session: URL

    func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any {
        try await WebDriverRequest.send(method, path.isEmpty ? session : session.appendingPathComponent(path), body)
    }
}

/// Runs a blocking closure on a dispatch queue, so that it doesn't block a thread of the cooperative pool.
func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
            continuation.resume(with: Result { try work() })
        }
    }
}
