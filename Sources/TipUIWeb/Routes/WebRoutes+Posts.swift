import TipHTTP
import TipUI

#if Web
    import Foundation
    import Hummingbird
    import NIOCore

    extension WebRoutes {
        func event(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let body = try await body(of: request)
            let event: ClientEvent
            do {
                event = try JSONDecoder().decode(ClientEvent.self, from: Data(body.readableBytesView))
            } catch {
                throw Refusal.malformed
            }
            let last = try await MainActor.run {
                let session = try sessions.session(event.session)
                try session.handle(event, now: sessions.now)
                return session.last
            }
            // Tell the client the number of the last batch with changes that the handler made before it returned. Later
            // batches contain changes made by tasks that the handler started, and changes that are published
            // asynchronously.
            return Response(status: .noContent, headers: [.lastEventID: "\(last)"])
        }

        /// Handles a press in a browser without JavaScript, and redirects the browser to the updated page.
        ///
        /// A cookie identifies the session in later requests.
        func form(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let body = try await body(of: request)
            let fields = FormFields(String(buffer: body))
            guard let id = fields["session"], let press = fields.press else { throw Refusal.malformed }
            var address = paths.page
            do throws(Refusal) {
                let session = try await sessions.session(id)
                address = await session.address
                let url = try await session.handleForm(press.kind, on: press.id, value: press.value, now: sessions.now)
                if let url { return redirect(to: url) }
                address = await session.address
            } catch {
                guard error == .unknownSession || error == .staleElement else { throw error }
                requestGuard.count(error, context)
                if error == .unknownSession { return redirect(to: paths.page) }
            }
            var response = redirect(to: address)
            response.headers.setCookie(
                Self.sessionCookie,
                id,
                path: paths.page,
                sameSite: "Strict",
                answering: request.headers
            )
            return response
        }

        func end(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = String(buffer: try await body(of: request))
            try await MainActor.run { sessions.end(try sessions.session(id).id) }
            return Response(status: .noContent)
        }

        private func body(of request: Request) async throws -> ByteBuffer {
            if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodyBytes {
                throw Refusal.bodyTooLarge
            }
            do {
                return try await request.body.collect(upTo: limits.bodyBytes)
            } catch is NIOTooManyBytesError {
                throw Refusal.bodyTooLarge
            }
        }
    }
#endif

// The form that a browser without JavaScript posts when a submit button of the page is pressed. Its fields have one of the
// names below, `session`, or the id of a field.
extension FormFields {
    /// The event that the press represents; `nil` if the form names no button, no switch and no field.
    fileprivate var press: (kind: ElementEvent.Kind, id: String, value: String?)? {
        if let button = self["tap"] { return (.tap, button, nil) }
        if let field = self["set"] { return (.change, field, self[field]) }
        if let toggle = self["on"] { return (.change, toggle, "true") }
        return self["off"].map { (.change, $0, "false") }
    }
}
