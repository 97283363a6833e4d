import Foundation
import TipUIHTML

/// A file of the client's, which browsers keep: the script that keeps a page alive, its part for menus, or the style
/// sheet.
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
        // It asks for its part by a version too.
        text: uncommented(PackageResources.client_js).replacingOccurrences(of: "{menus}", with: menus.version)
    )
    /// What the script loads on pages that have a menu.
    package static let menus = ClientFile(
        name: "menus.js",
        type: "text/javascript; charset=utf-8",
        text: uncommented(PackageResources.menus_js)
    )
    package static let styleSheet = ClientFile(
        name: "tipui.css",
        type: "text/css; charset=utf-8",
        text: StyleSheet.text
    )

    /// A script without the lines that are for its readers here.
    private static func uncommented(_ script: [UInt8]) -> String {
        String(decoding: script, as: UTF8.self)
            .split(separator: "\n")
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
            .joined(separator: "\n")
    }
}
