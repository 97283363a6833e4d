#if Web
    import Hummingbird
    import TipHTTP

    extension ContentCoding {
        /// Returns a response with a text, compressed if the client accepts compression and the text is large enough.
        static func response(
            _ text: String,
            status: HTTPResponse.Status = .ok,
            headers: HTTPFields,
            to request: Request
        ) -> Response {
            var headers = headers
            let body = body(text, headers: &headers, accepting: request.headers)
            return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
        }
    }
#endif
