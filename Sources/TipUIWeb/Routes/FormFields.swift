import Foundation

/// The fields of a form that a browser posted in the URL encoding.
package struct FormFields: Sendable {
    private var values: [String: String] = [:]

    package init(_ text: String) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]) else { continue }
            values[name] = parts.count > 1 ? Self.decoded(parts[1]) : ""
        }
    }

    package subscript(name: String) -> String? { values[name] }

    private static func decoded(_ text: Substring) -> String? {
        text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding
    }
}
