import TipHTML

#if Web
    import Foundation
    package import HTTPTypes
#endif

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
}

#if Web
    extension ClientFile {
        /// Returns the response with the file.
        ///
        /// If the request names the file's version, browsers may cache the response forever; otherwise they revalidate
        /// it on each use.
        package func answer(to request: HTTPRequest) -> WholeAnswer {
            let tag = "W/\"\(version)\""
            let query = URLComponents(string: request.path ?? "")?.queryItems
            let isVersioned = query?.first { $0.name == "v" }?.value == version
            var headers: HTTPFields = [
                .contentType: type,
                .cacheControl: isVersioned ? "max-age=31536000, immutable" : "no-cache",
                .xContentTypeOptions: "nosniff",
            ]
            if !isVersioned { headers[.eTag] = tag }
            let known = request.headerFields[.ifNoneMatch].map { $0.split(separator: ",") } ?? []
            if known.contains(where: { $0.trimmingCharacters(in: .whitespaces) == tag }) {
                return WholeAnswer(.notModified, headers)
            }
            return WholeAnswer(.ok, headers, text, brotli: compressed, accepting: request.headerFields)
        }
    }
#endif
