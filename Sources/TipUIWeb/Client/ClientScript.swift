/// The script that keeps a page alive, as it is served: `client.js` without its comments, empty lines and indentation.
enum ClientScript {
    static let text = String(decoding: PackageResources.client_js, as: UTF8.self)
        .split(separator: "\n")
        .map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        .joined(separator: "\n")
}
