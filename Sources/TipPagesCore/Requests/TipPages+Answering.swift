#if Web
    import Foundation
    public import HTTPTypes
    public import NIOCore
    import Synchronization
    import TipContent
    import TipHTTP
    import TipKitCore

    extension TipPages {
        /// A response in types that any server on swift-nio can send.
        public struct Answer: Sendable {
            /// The body of a response.
            public enum Body: Sendable {
                /// A complete body.
                case whole(ByteBuffer)
                /// Server-sent events until the client disconnects or the server stops; send each part as soon as it
                /// arrives.
                case events(TipEvents)
            }

            /// The status and the headers.
            public var head: HTTPResponse
            /// The body.
            public var body: Body

            init(_ answer: WholeAnswer) { (head, body) = (answer.head, .whole(answer.body)) }

            init(_ status: HTTPResponse.Status, _ headers: HTTPFields = [:], _ body: ByteBuffer = ByteBuffer()) {
                self.init(WholeAnswer(status, headers, body))
            }
        }

        /// The maximum size of a request's body that ``answer(_:body:person:)`` accepts, in bytes.
        public static let maximumBodySize = 64 * 1_024

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
            var answer: Answer
            do {
                guard body.readableBytes <= Self.maximumBodySize else { throw Refusal.bodyTooLarge }
                if let person, VisitorID.isVisitor(person), person != visitor(request.headerFields) {
                    throw PersonIsVisitorError()
                }
                let request = TipRequest(request, body: body, person: person)
                answer = try await withTaskExecutorPreference(StoreThreads.shared) { try await self.answer(request) }
            } catch let refusal as Refusal {
                counts.count(refusal)
                answer = Answer(refusal.answer)
            } catch {
                let reason = error.localizedDescription
                if LogLimit.shared.allows(reason) { logWarning("A request for tips failed: \(reason)") }
                answer = Answer(.serviceUnavailable, [.cacheControl: "no-store", .retryAfter: "5"])
            }
            // A proxy's answer doesn't have it, nor a firewall's or a page for signing in.
            answer.head.headerFields[.tipAnswer] = "1"
            if request.method == .head, case .whole(let bytes) = answer.body {
                answer = Answer(WholeAnswer(answer.head, bytes).withoutBody)
            }
            return answer
        }

        private func answer(_ request: TipRequest) async throws -> Answer {
            let method = request.head.method == .head ? .get : request.head.method
            switch (method, request.name) {
            case (.get, ClientFile.tipsScript.name): return file(.tipsScript, request)
            case (.get, ClientFile.popoversScript.name): return file(.popoversScript, request)
            case (.get, ClientFile.moreScript.name): return file(.moreScript, request)
            case (.get, ClientFile.tipsStyleSheet.name): return file(.tipsStyleSheet, request)
            case (.get, "rules.css"): return try await styleRules(request)
            case (.get, "stream") where request.head.method == .get: return try await stream(request)
            case (.post, "form"): return try await form(request)
            case (.get, Self.staffName): return try await staffPage(request)
            case (.post, Self.staffName): return try await changeSwitches(request)
            case (.post, _) where !request.isSameOrigin: throw Refusal.foreignOrigin
            case (.post, "tell"): return try await tell(request)
            default:
                if method == .get, let name = request.assetName { return try picture(name) }
                throw Refusal.unknownPath
            }
        }
    }

    // MARK: What pages say

    extension TipPages {
        private func tell(_ request: TipRequest) async throws -> Answer {
            let post = try request.decode(PagePost.self)
            guard post.tips.count <= PagePost.most, post.messages.count <= PagePost.most else {
                throw Refusal.malformed
            }
            var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
            headers[.xContentTypeOptions] = "nosniff"
            headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
            guard let (person, isKnown) = try request.person.map({ ($0, true) }) ?? visitor(request, setting: &headers)
            else { return Answer(.noContent, [.cacheControl: "no-store"]) }
            guard requestRates.take(for: person) else { throw Refusal.tooManyRequests }
            // A page that was opened before only asks; the person may have been erased since. Nothing is stored about a
            // visitor whose browser may not keep the cookie, as that of a search engine.
            let center = try await people.center(for: person, isHere: isKnown && post.page == nil)
            var results: [(id: String, refusal: Refusal?)] = []
            for message in post.messages where unstored.admits(center) {
                do throws(Refusal) {
                    try await take(message, of: person, in: center)
                    guard unstored.isStored(center) else { break }
                    results.append((message.id, nil))
                } catch {
                    counts.count(error)
                    results.append((message.id, error))
                }
            }
            if request.person == nil { keep(visitor: person) }
            let wished = post.tips.map { wish in catalog.withLock { $0.tip(wish.tip) } }
            let cards = inOrderOfRank(wished, in: center) {
                (post.tips[$0], card(for: post.tips[$0], request, in: center))
            }
            var next = center.nextChange.map { $0.timeIntervalSince(center.now) }
            // The page keeps the messages that aren't answered, and repeats them when it asks again.
            if results.count < post.messages.count {
                next = min(next ?? .infinity, TimeInterval.random(in: UnstoredCenters.pause))
            }
            let token = post.page.flatMap { isValid($0, person) ? $0 : nil }
            var answer = PageAnswer(
                page: try token ?? PageToken(person: person, at: center.now, by: mint).text,
                position: center.position,
                next: next
            )
            for (wish, card) in cards {
                switch card {
                case .unknown: answer.add(unknownTip: wish.tip)
                case .none: break
                case .card(let card, let element, let offer):
                    answer.add(card, of: element, remaining: offer.remaining)
                case .heldOut(let element): answer.add(heldOut: element)
                }
            }
            if let list = post.library {
                answer.add(library: library(language(named: list.language, request.head), of: center))
            }
            for result in results { answer.add(message: result.id, result.refusal) }
            return Answer(WholeAnswer(.ok, headers, answer.document, accepting: request.head.headerFields))
        }

        /// Returns whether a page has a name that the server gave to the person, rather than to the visitor whom the person
        /// was.
        private func isValid(_ token: String, _ person: String) -> Bool {
            do {
                try PageToken.check(token, of: person, at: people.now, by: mint) { _ in false }
                return true
            } catch {
                return false
            }
        }

        private enum WishedCard {
            case unknown
            case none
            case card(Card, Element, PageOffer)
            case heldOut(Element)
        }

        private func card(for wish: PagePost.Wish, _ request: TipRequest, in center: TipCenter) -> WishedCard {
            guard let tip = catalog.withLock({ $0.tip(wish.tip) }) else {
                counts.count(.unknownTip)
                return .unknown
            }
            guard let offer = offer(tip, display: wish.display, in: center) else { return .none }
            let edge = wish.edge.flatMap(Edge.init(markup:))
            let element = Element(tip: tip, kind: wish.popover == true ? .popover : .view, anchor: nil, edge: edge)
            guard !offer.isHeldOut else { return .heldOut(element) }
            return .card(card(element, language(named: wish.language, request.head), of: center), element, offer)
        }
    }

    // MARK: Files

    extension TipPages {
        private func file(_ file: ClientFile, _ request: TipRequest) -> Answer { Answer(file.answer(to: request.head)) }

        /// Answers with the style rules that a card of the person needs besides the style sheet of tips.
        private func styleRules(_ request: TipRequest) async throws -> Answer {
            let tip = try tip(request.query("tip") ?? "")
            guard let person = person(of: request) else { throw Refusal.unknownPath }
            let language = language(named: request.query("language"), nil)
            let card = card(.view(tip), language, of: try await people.center(for: person, isHere: false))
            let headers: HTTPFields = [
                .contentType: ClientFile.tipsStyleSheet.type, .cacheControl: "private, max-age=31536000, immutable",
                .xContentTypeOptions: "nosniff",
            ]
            return Answer(.ok, headers, ByteBuffer(string: card.rules))
        }

        private func picture(_ name: String) throws -> Answer {
            guard let picture = AssetIndex.app.picture(named: name) else { throw Refusal.unknownPath }
            let headers: HTTPFields = [
                .contentType: picture.type, .cacheControl: "private, max-age=300", .xContentTypeOptions: "nosniff",
            ]
            return Answer(.ok, headers, ByteBuffer(bytes: try Data(contentsOf: picture.file)))
        }
    }

    // MARK: Forms

    extension TipPages {
        /// Handles a button press in a page without JavaScript, and redirects the browser to the page.
        private func form(_ request: TipRequest) async throws -> Answer {
            let fields = FormFields(String(buffer: request.body))
            guard let tip = fields["tip"], let press = fields["press"], let id = fields["id"] else {
                throw Refusal.malformed
            }
            let back = Answer(
                .seeOther,
                [.location: request.pagePath(fallback: fields["back"]), .cacheControl: "no-store"]
            )
            guard press == "close" || press.hasPrefix("action:") else { throw Refusal.malformed }
            guard let person = person(of: request) else {
                // The person has signed out since; the redirect loads the page without their tips.
                counts.count(.otherPerson)
                return back
            }
            // A page without referrers hides its origin too; the form then has to know the name of one of the person's
            // pages, which nobody else does.
            guard request.isSameOrigin || request.hasHiddenOrigin && isValid(id, person) else {
                throw Refusal.foreignOrigin
            }
            guard requestRates.take(for: person) else { throw Refusal.tooManyRequests }
            let center = try await people.center(for: person, isHere: false)
            guard unstored.admits(center) else { return Self.notStored }
            do throws(Refusal) {
                try check(id, of: person, in: center)
                let tip = try self.tip(tip)
                let display = "\(id)-shown"
                if mayAppear(tip, in: center) {
                    _ = center.beginPageDisplay(display, of: tip.definition(in: center), canHoldOut: false)
                }
                let id = "\(id)-\(press)"
                let progress = center.progress(of: id)
                try await take(press, on: tip, id: id, after: progress, display: display, visible: 0, in: center)
                center.updatePageDisplay(display, of: tip.id, visible: 0, isOver: true)
            } catch {
                // The page may be old. Don't fail: the redirect loads it again, with the present tips.
                if error == .malformed || error == .unknownTip { throw error }
                counts.count(error)
            }
            if request.person == nil { keep(visitor: person) }
            return unstored.isStored(center) ? back : Self.notStored
        }

        /// The answer to a press that couldn't be stored; the browser's own page offers to send the form again.
        private static var notStored: Answer {
            Answer(.serviceUnavailable, [.cacheControl: "no-store", .retryAfter: "10"])
        }
    }

    extension HTTPField.Name {
        /// The header by which the script of pages knows that an answer is this server's.
        fileprivate static let tipAnswer = known("Tip-Answer")
    }

    /// The error of a host that says that a person with the id of a visitor has sent a request.
    struct PersonIsVisitorError: LocalizedError {
        var errorDescription: String? {
            "The host's id of a person has the form of a visitor's id. Choose ids without control characters."
        }
    }
#endif
