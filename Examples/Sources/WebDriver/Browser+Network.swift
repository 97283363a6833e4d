import Foundation

// The requests of Chromium, and the speed of its network connection.
extension Browser {
    /// A request with a completed answer.
    public struct Fetch: Sendable {
        /// The URL of the request.
        public let address: String
        /// The number of received bytes, including headers.
        public let byteCount: Int
    }

    /// Delays every answer, as on a mobile connection.
    public func delayAnswers(byMilliseconds latency: Int) async throws {
        try await setLine(latency: latency)
    }

    /// Delays every answer by 400 ms and limits the speed to 50 kB per second, as on an old mobile connection.
    public func goOn3G() async throws {
        try await setLine(latency: 400, throughput: 50_000)
    }

    /// Disconnects the browser from the network.
    public func goOffline() async throws {
        try await setLine(isOffline: true)
    }

    /// Connects the browser to the network again, without a delay or a speed limit.
    public func goOnline() async throws {
        try await setLine()
    }

    private func setLine(isOffline: Bool = false, latency: Int = 0, throughput: Int = -1) async throws {
        let conditions: [String: Any] = ["offline": isOffline, "latency": latency, "throughput": throughput]
        try await send("POST", "chromium/network_conditions", ["network_conditions": conditions])
    }

    /// Returns the requests whose answers were completed since the last call.
    ///
    /// The browser must have been opened with `notesFetches`.
    public func fetches() async throws -> [Fetch] {
        guard let entries = try await send("POST", "se/log", ["type": "performance"]) as? [[String: Any]] else {
            throw WebDriverError("the browser returned no log of its requests")
        }
        var addresses: [String: String] = [:]
        var fetches: [Fetch] = []
        for entry in entries {
            guard let text = entry["message"] as? String,
                let outer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                let message = outer["message"] as? [String: Any],
                let parameters = message["params"] as? [String: Any], let id = parameters["requestId"] as? String
            else { continue }
            switch message["method"] as? String {
            case "Network.requestWillBeSent":
                addresses[id] = (parameters["request"] as? [String: Any])?["url"] as? String
            case "Network.loadingFinished":
                let count = (parameters["encodedDataLength"] as? NSNumber)?.intValue ?? 0
                if let address = addresses[id] { fetches.append(Fetch(address: address, byteCount: count)) }
            default: break
            }
        }
        return fetches.filter { $0.address.hasPrefix("http") }
    }
}
