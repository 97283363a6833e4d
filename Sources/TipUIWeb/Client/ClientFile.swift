import Foundation
import TipUIHTML

/// A file of the client's, which browsers keep: the script that keeps a page alive, its parts for what few pages have, or
/// the style sheet.
package struct ClientFile: Sendable {
    package let name: String
    package let type: String
    package let text: String
    /// Changes with the text.
    package let version: String

    private init(name: String, type: String, text: String, version: String? = nil) {
        self.name = name
        self.type = type
        self.text = text
        self.version = version ?? contentHash(text)
    }

    package static let script = ClientFile(
        name: "client.js",
        type: javaScript,
        // It asks for its parts by a version too.
        text: text(of: PackageResources.client_js).replacingOccurrences(of: "{parts}", with: partsVersion)
    )
    /// What the script loads on pages that have a menu.
    package static let menus = part("menus", PackageResources.menus_js)
    /// What the script loads on pages with a navigation stack, once a level comes or goes.
    package static let levels = part("levels", PackageResources.levels_js)
    /// What the script loads once an app asks for an address to be opened.
    package static let urls = part("urls", PackageResources.urls_js)
    package static let styleSheet = ClientFile(
        name: "tipui.css",
        type: "text/css; charset=utf-8",
        text: lines(of: StyleSheet.text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: ""))
    )

    private static let javaScript = "text/javascript; charset=utf-8"
    /// Changes with each of the script's parts.
    private static let partsVersion = contentHash(
        [PackageResources.menus_js, PackageResources.levels_js, PackageResources.urls_js].map(text).joined()
    )

    private static func part(_ name: String, _ script: [UInt8]) -> ClientFile {
        ClientFile(name: "\(name).js", type: javaScript, text: text(of: script), version: partsVersion)
    }

    /// A script without what is for its readers here: comments, and the white space that lines begin with.
    private static func text(of script: [UInt8]) -> String {
        lines(of: String(decoding: script, as: UTF8.self)) { $0.hasPrefix("//") }
    }

    /// The lines of a text from their first letter on, without those that are empty or left out.
    private static func lines(of text: String, without isLeftOut: (Substring) -> Bool = { _ in false }) -> String {
        text.split(separator: "\n")
            .map { $0.drop(while: \.isWhitespace) }
            .filter { !$0.isEmpty && !isLeftOut($0) }
            .joined(separator: "\n")
    }
}
