import TipUIHTML

/// A file that every page needs, which browsers keep: the script that keeps a page alive, or the style sheet.
package struct ClientFile: Sendable {
    package let name: String
    package let type: String
    package let text: String
    /// Changes with the text.
    package let version: String

    private init(name: String, type: String, text: String) {
        self.name = name
        self.type = type
        self.text = text
        version = contentHash(text)
    }

    package static let script = ClientFile(
        name: "client.js",
        type: "text/javascript; charset=utf-8",
        text: String(decoding: PackageResources.client_js, as: UTF8.self)
    )
    package static let styleSheet = ClientFile(
        name: "tipui.css",
        type: "text/css; charset=utf-8",
        text: StyleSheet.text
    )
}
