package import TipHTTP
import TipUIHTML

extension ClientFile {
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
