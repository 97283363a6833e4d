#if Web
    package import Hummingbird

    extension Refusal: HTTPResponseError {
        package var status: HTTPResponse.Status { HTTPResponse.Status(code: statusCode) }

        package func response(from request: Request, context: some RequestContext) -> Response {
            var headers: HTTPFields = [
                .contentType: "application/json",
                .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
            ]
            if [.tooManySessions, .tooManyNewSessions, .tooManyEvents].contains(self) { headers[.retryAfter] = "5" }
            if self == .bodyTooLarge { headers[.connection] = "close" }
            return Response(
                status: status,
                headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: "{\"error\":\"\(rawValue)\"}"))
            )
        }
    }
#endif
