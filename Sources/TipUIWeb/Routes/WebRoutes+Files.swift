#if Web
    import Foundation
    import Hummingbird

    // The files that browsers cache: the script, the style sheet, and the app's pictures.
    extension WebRoutes {
        /// Returns the response with a file that every page needs.
        ///
        /// If the request names the file's version, browsers may cache the response forever; otherwise they revalidate
        /// it on each use.
        func answer(_ request: Request, with file: ClientFile) -> Response {
            let tag = "W/\"\(file.version)\""
            let isVersioned = request.uri.queryParameters["v"].map(String.init) == file.version
            var headers: HTTPFields = [
                .contentType: file.type,
                .cacheControl: isVersioned ? "max-age=31536000, immutable" : "no-cache",
                .xContentTypeOptions: "nosniff",
            ]
            if !isVersioned { headers[.eTag] = tag }
            let known = request.headers[.ifNoneMatch].map { $0.split(separator: ",") } ?? []
            if known.contains(where: { $0.trimmingCharacters(in: .whitespaces) == tag }) {
                return Response(status: .notModified, headers: headers)
            }
            return ContentCoding.response(file.text, brotli: file.compressed, headers: headers, to: request)
        }

        func asset(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let name = context.parameters.get("name").flatMap(\.removingPercentEncoding)
            guard let picture = name.flatMap(assets.picture(named:)) else { throw Refusal.unknownAsset }
            var response = try await files.handle(request, context: context) { _, _ in throw Refusal.unknownAsset }
            response.headers[.contentType] = picture.type
            response.headers[.cacheControl] = "private, max-age=300"
            response.headers[.xContentTypeOptions] = "nosniff"
            return response
        }
    }
#endif
