import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One command of the W3C WebDriver protocol: a JSON post and its answer.
enum WebDriverRequest {
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 60
        return URLSession(configuration: configuration)
    }()

    static func send(_ method: String, _ url: URL, _ body: [String: Any]? = nil) async throws -> Any {
        var request = URLRequest(url: url)
        request.httpMethod = method
        if method == "POST" {
            request.httpBody = try JSONSerialization.data(withJSONObject: body ?? [:])
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let (data, _) = try await session.data(for: request)
        guard let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw WebDriverError("an answer that is no object")
        }
        let value = answer["value"] ?? NSNull()
        if let failure = value as? [String: Any], let name = failure["error"] as? String {
            throw WebDriverError("\(name): \(failure["message"] ?? "")")
        }
        return value
    }
}
