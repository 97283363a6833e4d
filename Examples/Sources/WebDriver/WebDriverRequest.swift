import Foundation

/// A command of the W3C WebDriver protocol, sent over a separate connection.
///
/// `URLSession` can't be used, because on Linux it fails to read chromedriver's headers ("Failed writing header").
enum WebDriverRequest {
    static func send(_ method: String, _ url: URL, _ body: [String: Any]) async throws -> Any {
        let content = method == "POST" ? try JSONSerialization.data(withJSONObject: body) : Data()
        let port = url.port ?? 80
        var head = "\(method) \(url.path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        if method == "POST" { head += "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n" }
        let request = Data((head + "\r\n").utf8) + content
        let answer = try await blocking { try exchange(request, port: port) }
        guard let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any] else {
            throw WebDriverError("the driver's answer isn't a JSON object")
        }
        let value = object["value"] ?? NSNull()
        if let failure = value as? [String: Any], let name = failure["error"] as? String {
            throw WebDriverError("\(name): \(failure["message"] ?? "")")
        }
        return value
    }

    /// Sends a request and returns the body of the answer.
    private static func exchange(_ request: Data, port: Int) throws -> Data {
        let connection = try Connection(port: port)
        try connection.write(request)
        var answer = Data()
        while true {
            if let end = answer.range(of: Data("\r\n\r\n".utf8)), let length = length(in: answer[..<end.lowerBound]),
                answer.count - end.upperBound >= length
            {
                return answer[end.upperBound..<(end.upperBound + length)]
            }
            answer += try connection.read()
        }
    }

    private static func length(in head: Data) -> Int? {
        for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "content-length" {
                return Int(parts[1].trimmingCharacters(in: .whitespaces))
            }
        }
        return nil
    }
}
