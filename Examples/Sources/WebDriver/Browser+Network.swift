import Foundation

// What Chromium fetches, and over what line.
extension Browser {
    /// A request that was answered.
    public struct Fetch: Sendable {
        /// What was asked for.
        public let address: String
        /// How many bytes came over the line, headers among them.
        public let byteCount: Int
    }

    /// Lets every answer take this much longer, as a telephone's line does.
    public func delayAnswers(byMilliseconds latency: Int) async throws {
        try await setLine(latency: latency)
    }

    /// Lets every answer take 400 ms longer and no more than 50 kB come in a second, as on a telephone's old line.
    public func goOn3G() async throws {
        try await setLine(latency: 400, throughput: 50_000)
    }

    /// Takes the line away.
    public func goOffline() async throws {
        try await setLine(isOffline: true)
    }

    /// Gives the line back, as fast as it can be.
    public func goOnline() async throws {
        try await setLine()
    }

    private func setLine(isOffline: Bool = false, latency: Int = 0, throughput: Int = -1) async throws {
        let conditions: [String: Any] = ["offline": isOffline, "latency": latency, "throughput": throughput]
        try await send("POST", "chromium/network_conditions", ["network_conditions": conditions])
    }

    /// The requests whose answers have ended since this was last asked, of a browser that notes them.
    public func fetches() async throws -> [Fetch] {
        guard let entries = try await send("POST", "se/log", ["type": "performance"]) as? [[String: Any]] else {
            throw WebDriverError("no log of requests")
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
