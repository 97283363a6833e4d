import Foundation

/// An unguessable identifier: 128 random bits in URL-safe Base64.
package enum RandomToken {
    /// The number of characters.
    package static let length = 22

    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var bytes = Data()
        for _ in 0..<2 {
            withUnsafeBytes(of: generator.next()) { bytes.append(contentsOf: $0) }
        }
        return bytes.base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
