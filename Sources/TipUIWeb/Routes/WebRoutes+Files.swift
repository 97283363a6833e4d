#if Web
    import Foundation
    import Hummingbird
    import TipHTTP
    import TipUI

    // The files that browsers cache: the script, the style sheet, and the app's pictures.
    extension WebRoutes {
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
