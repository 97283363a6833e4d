#if Web
    import Foundation
    import Testing
    import TipHTTP
    import TipUI
    import TipUIHTML
    import TipUIWeb

    /// A page as its client sees it, together with a simple model of the expected state.
    @MainActor
    final class FuzzedPage {
        let id: String
        private(set) var model = FuzzModel()
        /// The ids of all current and removed elements, in order of appearance.
        private(set) var ids: [String] = []
        private var known: Set<String> = []
        private let session: Session
        private let sessions: Sessions
        private var shown: ShownPage
        private var stream: (number: Int, wakes: AsyncStream<Void>)?
        private var last: Int
        /// The current page on the server if the client has no stream, with the number of its last batch.
        private var unseen: (last: Int, page: ShownPage)?
        private var tokens: Double

        /// Creates a page from fetched markup, and opens its stream.
        init(_ markup: String, of sessions: Sessions) throws {
            let body = try #require(markup.firstMatch(of: /<body [^>]*data-session="([^"]+)" data-last="([0-9]+)"/))
            id = String(body.output.1)
            last = try #require(Int(body.output.2))
            session = try sessions.session(id)
            self.sessions = sessions
            shown = try ShownPage(markup)
            tokens = sessions.limits.eventBurst
            try catchUp()
        }

        /// Returns the id of a random element of the page that handles events.
        func answering(using random: inout some RandomNumberGenerator) throws -> String {
            let tag = try visible().all.filter { $0.attributes["data-ev"] != nil }.randomElement(using: &random)
            return try #require(tag?.attributes["id"])
        }

        /// Applies an event to the model if the server must accept it.
        ///
        /// - Returns: The refusal that the server must answer with; `nil` if it must accept the event.
        func act(_ kind: ElementEvent.Kind, on target: String, value: String? = nil) throws -> Refusal? {
            if let refusal = consumeEventToken() { return refusal }
            guard let tag = try visible().find(target), let answered = tag.attributes["data-ev"],
                answered.split(separator: " ").contains(Substring(kind.rawValue))
            else { return .staleElement }
            let identifier = tag.attributes["data-testid"] ?? (tag.attributes["data-popover"] == nil ? "" : "card")
            guard FuzzModel.understands(kind, on: identifier, value: value) else { return .malformed }
            try model.apply(kind, on: identifier, value: value)
            return nil
        }

        /// Counts an event toward the page's rate limit.
        ///
        /// - Returns: A refusal if the limit is exceeded; otherwise `nil`.
        func consumeEventToken() -> Refusal? {
            guard tokens >= 1 else { return .tooManyEvents }
            tokens -= 1
            return nil
        }

        func rest(seconds: Int) {
            tokens = min(sessions.limits.eventBurst, tokens + Double(seconds) * sessions.limits.eventsPerSecond)
        }

        /// Hides the page, which closes its stream until the next call of `catchUp()`.
        func hide() {
            stream = nil
        }

        /// Reads and applies the new messages of the stream, if the stream is open.
        func listen() throws {
            guard let stream else { return }
            let frames = session.frames(for: stream.number, now: sessions.now)
            for message in StreamMessage.all(in: frames) {
                switch message.event {
                case nil:
                    let patches = try JSONDecoder().decode([Patch].self, from: message.data)
                    for patch in patches { try shown.apply(patch) }
                case "repaint":
                    shown = try ShownPage(try JSONDecoder().decode(Repaint.self, from: message.data).html)
                case "beat": continue
                case let other: throw BrokenMarkup("the stream says \(other ?? "")")
                }
                last = try #require(message.id)
            }
            for tag in shown.all {
                guard let id = tag.attributes["id"], id.contains(/-e[0-9]+$/), known.insert(id).inserted else {
                    continue
                }
                ids.append(id)
            }
        }

        /// Reopens the stream after the last received batch if it is closed, and applies its new messages.
        func catchUp() throws {
            if stream == nil { stream = try sessions.connect(id, last: last) }
            try listen()
        }

        /// Requires that a freshly fetched page equals both the model and the page that was updated by patches.
        func check(_ markup: String) throws {
            try catchUp()
            let fresh = try ShownPage(markup)
            let seen = try FuzzModel(fresh)
            try #require(seen == model.printable)
            try #require(shown.described == fresh.described)
        }

        private struct Repaint: Decodable {
            var html: String
        }

        /// Returns the server's current page, even if the client hasn't received it.
        private func visible() throws -> ShownPage {
            guard stream == nil else { return shown }
            session.flush()
            if let unseen, unseen.last == session.last { return unseen.page }
            let page = try ShownPage(session.page(title: "", nonce: ""))
            unseen = (session.last, page)
            return page
        }
    }
#endif
