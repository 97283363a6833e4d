#if Web
    import Foundation
    public import HTTPTypes
    public import NIOCore
    import OpenTipKit
    import Synchronization
    import TipUI
    import TipHTML
    import TipUIHTML
    import TipUIWeb

    extension TipPages {
        /// A response in types that any server on swift-nio can send.
        public struct Answer: Sendable {
            /// The body of a response.
            public enum Body: Sendable {
                /// A complete body.
                case whole(ByteBuffer)
                /// Server-sent events until the client disconnects or the session ends; send each part as soon as it
                /// arrives.
                case events(TipEvents)
            }

            /// The status and the headers.
            public var head: HTTPResponse
            /// The body.
            public var body: Body

            init(_ status: HTTPResponse.Status, _ headers: HTTPFields = [:], _ body: ByteBuffer = ByteBuffer()) {
                head = HTTPResponse(status: status, headerFields: headers)
                self.body = .whole(body)
            }
        }

        /// The maximum size of a request's body that ``answer(_:body:person:)`` accepts, in bytes.
        public static let maximumBodySize = SessionLimits().bodyBytes

        /// Answers a request for a path below ``path``.
        ///
        /// Use this function with a server other than Hummingbird. It never throws: if a request can't be answered, the
        /// response has a status of 400 or greater.
        ///
        /// - Parameters:
        ///   - request: The head of the request.
        ///   - body: The body of the request; no more than ``maximumBodySize`` bytes and one further byte need to be
        ///     read, because a longer body is refused.
        ///   - person: The id of the person who sent the request; `nil` if the server doesn't know the person.
        public func answer(_ request: HTTPRequest, body: ByteBuffer, person: String?) async -> Answer {
            do {
                guard body.readableBytes <= Self.maximumBodySize else { throw Refusal.bodyTooLarge }
                return try await answer(TipRequest(request, body: body, person: person))
            } catch let refusal as Refusal {
                return refuse(refusal.rawValue, status: refusal.statusCode)
            } catch let refusal as TipRefusal {
                return refuse(refusal.rawValue, status: refusal.statusCode)
            } catch {
                logWarning("A request for tips failed: \(error.localizedDescription)")
                return Answer(.serviceUnavailable, [.cacheControl: "no-store", .retryAfter: "5"])
            }
        }

        private func refuse(_ reason: String, status: Int) -> Answer {
            count(reason)
            var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
            if status == 429 || status == 503 { headers[.retryAfter] = "1" }
            let body = ByteBuffer(string: "{\"error\":\"\(reason)\"}")
            return Answer(HTTPResponse.Status(code: status), headers, body)
        }

        private func answer(_ request: TipRequest) async throws -> Answer {
            switch (request.head.method, request.name) {
            case (.get, ClientFile.tipsScript.name): return file(.tipsScript, request)
            case (.get, ClientFile.tipsStyleSheet.name): return file(.tipsStyleSheet, request)
            case (.get, "rules.css"): return try styleSheet(request)
            case (.get, "stream"): return try await stream(request)
            case (.get, "alive"): return try await alive(request)
            case (.post, _) where !request.isSameOrigin: throw Refusal.foreignOrigin
            case (.post, "open"): return try await open(request)
            case (.post, "slots"): return try await update(request)
            case (.post, "event"): return try await event(request)
            case (.post, "end"): return try await end(request)
            case (.post, "report"): return try report(request)
            case (.post, "form"): return try await form(request)
            default:
                if request.head.method == .get, let name = request.assetName { return try picture(name) }
                throw Refusal.unknownPage
            }
        }

        // MARK: Files

        private func file(_ file: ClientFile, _ request: TipRequest) -> Answer {
            let (head, body) = file.answer(to: request.head)
            return Answer(head.status, head.headerFields, body)
        }

        private func styleSheet(_ request: TipRequest) throws -> Answer {
            guard let text = request.query("v").flatMap(rules.sheet(named:)) else { throw Refusal.unknownAsset }
            let headers: HTTPFields = [
                .contentType: ClientFile.tipsStyleSheet.type,
                .cacheControl: "max-age=31536000, immutable",
                .xContentTypeOptions: "nosniff",
            ]
            return Answer(.ok, headers, ByteBuffer(string: text))
        }

        private func picture(_ name: String) throws -> Answer {
            guard let picture = AssetIndex.app.picture(named: name) else { throw Refusal.unknownAsset }
            let headers: HTTPFields = [
                .contentType: picture.type,
                .cacheControl: "private, max-age=300",
                .xContentTypeOptions: "nosniff",
            ]
            return Answer(.ok, headers, ByteBuffer(bytes: try Data(contentsOf: picture.file)))
        }
    }

    /// The reason why a request was refused that only requests for tips have.
    private enum TipRefusal: String, Error {
        /// A tip that wasn't passed to ``TipPages/add(_:)``.
        case unknownTip
        /// An event or a parameter that pages may not report.
        case unacceptedReport

        /// The status code of the response.
        var statusCode: Int { self == .unknownTip ? 404 : 403 }
    }

    // MARK: Sessions

    extension TipPages {
        private struct OpenPost: Decodable {
            var slots: [Slot.Post]
        }

        private struct SlotsPost: Decodable {
            var session: String
            var slots: [Slot.Post]
        }

        private struct Opened: Encodable {
            var session: String
            var last: Int
            var html: String
            var rules: [String]
            /// The ids of requested tips that the server doesn't have.
            var unknown: [String]
        }

        private struct Updated: Encodable {
            var unknown: [String]
        }

        /// The maximum number of tip elements in a page; a request with more elements is refused.
        private static let maximumSlots = 100

        private func open(_ request: TipRequest) async throws -> Answer {
            let post = try request.decode(OpenPost.self)
            var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
            guard let person = request.person ?? visitor(request, setting: &headers) else {
                return Answer(.noContent, headers)
            }
            guard openRates.take(for: person) else { throw Refusal.tooManyNewSessions }
            let (slots, unknown) = try slots(post.slots)
            let center = try people.center(for: person)
            let opened = try await MainActor.run {
                let page = PageSlots(slots)
                let session = try sessions.begin(ServedPage(page, of: center), owner: person)
                session.contents = page
                guard let content = session.content() else { throw Refusal.unknownSession }
                return Opened(
                    session: session.id,
                    last: session.last,
                    html: content.html,
                    rules: content.rules,
                    unknown: unknown
                )
            }
            return Answer(.ok, headers, ByteBuffer(bytes: try JSONEncoder().encode(opened)))
        }

        /// Returns the slots of a page's elements, and the ids of tips that the server doesn't have.
        private func slots(_ posts: [Slot.Post]) throws(Refusal) -> ([Slot], unknown: [String]) {
            guard posts.count <= Self.maximumSlots, Set(posts.map(\.key)).count == posts.count else { throw .malformed }
            let tips = catalog.withLock { $0.tips }
            let unknown = posts.map(\.tip).filter { tips[$0] == nil }
            if !unknown.isEmpty { count(TipRefusal.unknownTip.rawValue) }
            return (posts.compactMap { post in tips[post.tip].map { Slot(post, tip: $0) } }, unknown)
        }

        /// Returns the session with an id; throws an error if the session doesn't belong to the person who sent the
        /// request.
        @MainActor
        private func session(_ id: String, _ request: TipRequest) throws -> Session {
            let session = try sessions.session(id)
            guard session.owner == person(of: request) else { throw Refusal.unknownSession }
            return session
        }

        private func update(_ request: TipRequest) async throws -> Answer {
            let post = try request.decode(SlotsPost.self)
            let (slots, unknown) = try slots(post.slots)
            let body = ByteBuffer(bytes: try JSONEncoder().encode(Updated(unknown: unknown)))
            return try await MainActor.run {
                let session = try session(post.session, request)
                guard let page = session.contents as? PageSlots else { throw Refusal.unknownSession }
                page.slots = slots
                session.flush()
                return Answer(.ok, [.contentType: "application/json", .cacheControl: "no-store"], body)
            }
        }

        private func event(_ request: TipRequest) async throws -> Answer {
            let event = try request.decode(ClientEvent.self)
            return try await MainActor.run {
                let session = try session(event.session, request)
                try session.handle(event, now: sessions.now)
                return done(session)
            }
        }

        /// Returns an answer with the number of the session's last batch of changes, so that the client knows which
        /// batches include the changes that its request caused.
        @MainActor
        private func done(_ session: Session) -> Answer {
            Answer(.noContent, [.lastEventID: "\(session.last)", .cacheControl: "no-store"])
        }

        private func end(_ request: TipRequest) async throws -> Answer {
            let id = String(buffer: request.body)
            try await MainActor.run { sessions.end(try session(id, request).id) }
            return Answer(.noContent)
        }

        private func alive(_ request: TipRequest) async throws -> Answer {
            _ = try await MainActor.run { try session(request.query("session") ?? "", request).id }
            return Answer(.noContent, [.cacheControl: "no-store"])
        }

        @MainActor
        private func stream(_ request: TipRequest) throws -> Answer {
            let sessions = sessions
            let session = try session(request.query("session") ?? "", request)
            let last = (request.head.headerFields[.lastEventID] ?? request.query("last")).flatMap { Int($0) } ?? -1
            let (number, wakes) = try sessions.connect(session.id, last: last)
            var answer = Answer(
                .ok,
                [
                    .contentType: "text/event-stream", .cacheControl: "no-store, no-transform",
                    .xContentTypeOptions: "nosniff",
                ]
            )
            if request.query("once") == nil {
                answer.body = .events(
                    TipEvents(wakes: wakes) { await sessions.frames(of: session, for: number) }
                )
            } else {
                // Answer at once, for a client behind a proxy that holds back streams. The tips still count as on
                // screen for some seconds, within which the client sends its next request.
                answer.body = .whole(ByteBuffer(string: sessions.frames(of: session, for: number)))
                session.disconnect(number: number, now: sessions.now)
            }
            return answer
        }
    }

    // MARK: Reports and forms

    extension TipPages {
        private func report(_ request: TipRequest) throws -> Answer {
            let post = try request.decode(Report.Post.self)
            guard let person = person(of: request) else { throw TipRefusal.unacceptedReport }
            guard let name = post.name, let report = catalog.withLock({ $0.reports[name] }) else {
                throw TipRefusal.unacceptedReport
            }
            guard reportRates.take(for: person) else { throw Refusal.tooManyEvents }
            let center = try people.center(for: person)
            do {
                try center.run { try report.apply(Data(request.body.readableBytesView)) }
            } catch {
                throw Refusal.malformed
            }
            return Answer(.noContent, [.cacheControl: "no-store"])
        }

        /// Handles a button press in a page without JavaScript, and redirects the browser to the page, or to the page
        /// that the button opens.
        private func form(_ request: TipRequest) async throws -> Answer {
            let fields = request.formFields
            guard let id = fields["tip"], let button = fields["tap"] else { throw Refusal.malformed }
            guard let tip = catalog.withLock({ $0.tips[id] }) else { throw TipRefusal.unknownTip }
            guard let person = person(of: request) else { throw Refusal.unknownSession }
            let center = try people.center(for: person)
            let slot = Slot(Slot.Post(key: "", tip: id, popover: fields["popover"] == "true"), tip: tip)
            let url = try await MainActor.run {
                let drawing = SlotDrawing(slot, path: path, center: center)
                defer { drawing.end() }
                do throws(Refusal) {
                    return try drawing.press(button)
                } catch .staleElement {
                    // The tip may have disappeared since the page was loaded. Don't fail: the redirect loads the page
                    // again, without the tip.
                    count(Refusal.staleElement.rawValue)
                    return nil
                }
            }
            return Answer(.seeOther, [.location: url ?? request.pagePath, .cacheControl: "no-store"])
        }
    }
#endif
