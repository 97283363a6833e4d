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
            let body = ByteBuffer(string: "{\"error\":\"\(rawValue)\"}")
            // Whoever asks for a head takes a body for the next answer.
            return Response(
                status: status,
                headers: headers,
                body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: body)
            )
        }
    }
#endif
