import TipHTML
import TipUIHTML

/// A file that every page needs and that browsers cache: the client script or the style sheet.
package struct ClientFile: Sendable {
    package let name: String
    package let type: String
    package let text: String
    /// The text compressed with Brotli.
    package let compressed: [UInt8]
    /// A hash of the text, which the file's address contains.
    package let version: String

    package init(_ name: String, type: String, _ text: String, _ compressed: [UInt8]) {
        self.name = name
        self.type = type
        self.text = text
        self.compressed = compressed
        version = contentHash(text)
    }

    package static let all = [script, styleSheet]

    package static let script = ClientFile(
        "client.js",
        type: "text/javascript; charset=utf-8",
        String(decoding: PackageResources.client_js, as: UTF8.self),
        PackageResources.client_js_br
    )
    package static let styleSheet = ClientFile(
        "tipui.css",
        type: "text/css; charset=utf-8",
        StyleSheet.text,
        StyleSheet.compressed
    )
}
