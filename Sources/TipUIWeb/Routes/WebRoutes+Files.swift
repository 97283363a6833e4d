#if Web
    import Foundation
    package import Hummingbird

    // The files that browsers cache: the script, the style sheet, and the app's pictures.
    extension WebRoutes {
        func answer(_ request: Request, with file: ClientFile) -> Response {
            let (head, body) = file.answer(to: request.head)
            return Response(status: head.status, headers: head.headerFields, body: ResponseBody(byteBuffer: body))
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

    extension ClientFile {
        /// Returns the response with the file.
        ///
        /// If the request names the file's version, browsers may cache the response forever; otherwise they revalidate
        /// it on each use.
        package func answer(to request: HTTPRequest) -> (HTTPResponse, ByteBuffer) {
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
                return (HTTPResponse(status: .notModified, headerFields: headers), ByteBuffer())
            }
            let body = ContentCoding.body(text, brotli: compressed, headers: &headers, accepting: request.headerFields)
            return (HTTPResponse(status: .ok, headerFields: headers), body)
        }
    }
#endif
