#if Web
    import Foundation
    import HTTPTypes
    import NIOCore
    import OpenTipKitTesting
    import Testing
    import TipKitCore

    @testable import TipPagesCore

    struct NewsTip: Tip {
        static let read = Event(id: "read")
        static let isPro = Tips.Parameter(Self.self, "+isPro", false)

        var title: Text { Text("News") }
        var message: Text? { Text("<script>alert('message')</script>") }
        var actions: [Action] { Action(id: "<b>", title: "<script>alert('action')</script>") { Self.read.donate() } }
        var rules: [Rule] { Rule(Self.read) { $0.donations.count < 2 } }
    }

    struct OtherTip: Tip {
        static let isPro = Tips.Parameter(Self.self, "+isPro", false)

        var title: Text { Text("Other") }
    }

    struct PaidEvent: Codable, Sendable {
        var cents: Int
    }

    let paid = Tips.Event<PaidEvent>(id: "paid")

    /// The folder of a datastore of many people, and its clock.
    final class PeopleFolder: Sendable {
        let url: URL
        let clock = ManualClock()
        private let directory: TemporaryDirectory?

        /// - Parameter url: A folder that stays when the object is released; `nil` for a new folder.
        init(_ url: URL? = nil) {
            if let url {
                (self.url, directory) = (url, nil)
            } else {
                let new = TemporaryDirectory()
                (self.url, directory) = (new.url, new)
            }
        }
    }

    /// A server with two tips; several servers may share a folder, as several processes do.
    struct PageServer: Sendable {
        let folder: PeopleFolder
        let people: TipPeople
        let tips: TipPages

        init(
            _ folder: PeopleFolder = PeopleFolder(),
            visitors: TipPages.Visitors = .seeNone,
            visitorLifetime: TimeInterval = 400 * 86_400,
            _ configuration: [Tips.ConfigurationOption] = [],
            rateClock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
        ) throws {
            self.folder = folder
            people = try TipPeople(directory: folder.url, configuration + [.clock(folder.clock)])
            tips = TipPages(people, "/app/tips/", visitors, visitorLifetime, rateClock: rateClock)
            tips.add(NewsTip(), OtherTip())
            tips.accept(NewsTip.read)
            tips.accept(paid)
            tips.accept(NewsTip.isPro)
        }

        func request(
            _ method: HTTPRequest.Method,
            _ path: String,
            _ body: String = "",
            person: String? = "ada",
            headers: HTTPFields = [:]
        ) async -> TipPages.Answer {
            let head = HTTPRequest(
                method: method,
                scheme: "http",
                authority: "localhost",
                path: "/tips/\(path)",
                headerFields: headers
            )
            return await tips.answer(head, body: ByteBuffer(string: body), person: person)
        }

        /// Loads a first page, and returns the headers with the cookie that it sets.
        func newVisitor() async throws -> HTTPFields { try #require(try await tell(person: nil).cookie) }

        /// Sends a page's messages, and asks for cards.
        func tell(
            _ messages: [[String: any Sendable]] = [],
            page: String? = nil,
            tips: [[String: String]] = [["tip": "NewsTip"]],
            person: String? = "ada",
            headers: HTTPFields = [:]
        ) async throws -> Told {
            var post: [String: Any] = ["tips": tips, "messages": messages]
            post["page"] = page
            let body = String(decoding: try JSONSerialization.data(withJSONObject: post), as: UTF8.self)
            return Told(await request(.post, "tell", body, person: person, headers: headers))
        }
    }

    /// The answer to a page's messages.
    struct Told {
        let answer: TipPages.Answer
        let text: String

        init(_ answer: TipPages.Answer) {
            self.answer = answer
            text = answer.text
        }

        var page: String { String(text.firstMatch(of: /data-page="([^"]*)"/)?.output.1 ?? "") }
        var position: String { String(text.firstMatch(of: /data-at="([^"]*)"/)?.output.1 ?? "") }
        /// The headers of a later request of a browser that keeps the cookie; `nil` if no cookie is set.
        var cookie: HTTPFields? {
            answer.head.headerFields[.setCookie].map { [.cookie: String($0.prefix { $0 != ";" })] }
        }
        /// The ids of the tips with cards.
        var tips: [String] { text.matches(of: /<tip-card data-tip="([^"]*)" data-kind/).map { String($0.output.1) } }
        /// The reasons for the refusal of messages.
        var refusals: [String] { text.matches(of: /data-refusal="([^"]*)"/).map { String($0.output.1) } }
    }

    extension TipPages.Answer {
        var text: String {
            if case .whole(let buffer) = body { String(buffer: buffer) } else { "" }
        }
    }
#endif
