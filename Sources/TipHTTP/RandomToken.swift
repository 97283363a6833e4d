package import Foundation

/// An unguessable identifier: 128 random bits in URL-safe Base64.
package enum RandomToken {
    /// Returns whether a text has the length and the characters of a token.
    package static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == 22
            && text.utf8.allSatisfy("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8.contains)
    }

    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var bytes = Data()
        for _ in 0..<2 {
            withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0) }
        }
        return text(of: bytes)
    }

    /// Returns bytes as characters that stand in cookies, addresses and ids.
    package static func text(of bytes: Data) -> String {
        bytes.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
