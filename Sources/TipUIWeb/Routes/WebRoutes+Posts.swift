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
            let post: FormPost
            do {
                post = try URLEncodedFormDecoder().decode(FormPost.self, from: String(buffer: body))
            } catch {
                throw Refusal.malformed
            }
            guard let (kind, id, value) = post.event else { throw Refusal.malformed }
            var address = paths.page
            do {
                let session = try await sessions.session(post.session)
                address = await session.address
                let url = try await session.handleForm(kind, on: id, value: value, now: sessions.now)
                if let url { return redirect(to: url) }
                address = await session.address
            } catch Refusal.unknownSession {
                requestGuard.count(.unknownSession, context)
                return redirect(to: paths.page)
            } catch Refusal.staleElement {
                requestGuard.count(.staleElement, context)
            }
            var response = redirect(to: address)
            response.setCookie(
                Cookie(
                    name: Self.sessionCookie,
                    value: post.session,
                    path: paths.page,
                    secure: request.headers[.origin]?.hasPrefix("https:") == true,
                    httpOnly: true,
                    sameSite: .strict
                )
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

/// The form that a browser without JavaScript posts when a submit button of the page is pressed.
struct FormPost: Decodable {
    /// A name in the form: one of those below, or the id of a field.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    var session: String
    /// The event that the press represents; `nil` if the form names no button, no switch and no field.
    var event: (kind: ElementEvent.Kind, id: String, value: String?)?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        func value(_ name: String) throws -> String? {
            try container.decodeIfPresent(String.self, forKey: Name(stringValue: name))
        }
        session = try container.decode(String.self, forKey: Name(stringValue: "session"))
        if let button = try value("tap") {
            event = (.tap, button, nil)
        } else if let field = try value("set") {
            event = (.change, field, try value(field))
        } else if let toggle = try value("on") {
            event = (.change, toggle, "true")
        } else if let toggle = try value("off") {
            event = (.change, toggle, "false")
        }
    }
}
