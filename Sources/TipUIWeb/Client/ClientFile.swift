import TipUIHTML

/// A file of the client's, which browsers keep: the script that keeps a page alive, its parts for what few pages have, or
/// the style sheet.
package struct ClientFile: Sendable {
    package let name: String
    package let type: String
    package let text: String
    /// The text as Brotli has compressed it.
    package let compressed: [UInt8]
    /// Changes with the text.
    package let version: String

    private init(_ name: String, type: String, _ text: String, _ compressed: [UInt8], version: String? = nil) {
        self.name = name
        self.type = type
        self.text = text
        self.compressed = compressed
        self.version = version ?? contentHash(text)
    }

    package static let all = [script, further, menus, levels, urls, styleSheet, furtherStyleSheet]

    package static let script = ClientFile(
        "client.js",
        type: javaScript,
        String(decoding: PackageResources.client_js, as: UTF8.self),
        PackageResources.client_js_br
    )
    /// What the script loads once somebody is there, unless the page has what it is for from the start.
    package static let further = part("further.js", PackageResources.further_js, PackageResources.further_js_br)
    /// What the script loads on pages that have a menu or answer a press that lasts, once somebody is there.
    package static let menus = part("menus.js", PackageResources.menus_js, PackageResources.menus_js_br)
    /// What the script loads on pages with a navigation stack, once a level comes or goes.
    package static let levels = part("levels.js", PackageResources.levels_js, PackageResources.levels_js_br)
    /// What the script loads once an app asks for an address to be opened.
    package static let urls = part("urls.js", PackageResources.urls_js, PackageResources.urls_js_br)
    package static let styleSheet = ClientFile(
        "tipui.css",
        type: styles,
        StyleSheet.common.text,
        StyleSheet.common.compressed
    )
    /// What the script loads once somebody is there, unless the page has it from the start.
    package static let furtherStyleSheet = ClientFile(
        "further.css",
        type: styles,
        StyleSheet.further.text,
        StyleSheet.further.compressed,
        version: partsVersion
    )

    private static let javaScript = "text/javascript; charset=utf-8"
    private static let styles = "text/css; charset=utf-8"
    /// Changes with each of what the script loads, which it asks for by this version.
    private static let partsVersion = contentHash(
        String(
            decoding: PackageResources.further_js + PackageResources.menus_js + PackageResources.levels_js
                + PackageResources.urls_js,
            as: UTF8.self
        ) + StyleSheet.further.text
    )

    private static func part(_ name: String, _ text: [UInt8], _ compressed: [UInt8]) -> ClientFile {
        let text = String(decoding: text, as: UTF8.self)
        return ClientFile(name, type: javaScript, text, compressed, version: partsVersion)
    }
}
