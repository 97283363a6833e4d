#if Web
    import Hummingbird
    import HummingbirdTesting
    import OpenTipKitTesting
    import Testing
    import TipHTTP
    import TipUIWeb

    /// Sends random and hostile requests to a server, and compares each answer with the expected one.
    @MainActor
    final class Fuzzer {
        let sessions: Sessions
        let port: Int
        var random: SeededGenerator
        var pages: [FuzzedPage] = []
        private let seed: UInt64
        private let clock: TestClock
        private let client: TestClient
        private var requests = 0
        private var refusals: [Refusal: Int] = [:]

        init(seed: UInt64, sessions: Sessions, clock: TestClock, client: TestClient, port: Int) {
            self.seed = seed
            self.sessions = sessions
            self.clock = clock
            self.client = client
            self.port = port
            random = SeededGenerator(seed: seed)
        }

        /// The expected answer of the server.
        enum Answer {
            case status(Int)
            case refusal(Refusal)

            /// Creates the answer for a refusal; for `nil`, the answer with a status.
            init(_ refusal: Refusal?, otherwise status: Int) {
                self = refusal.map { Answer.refusal($0) } ?? .status(status)
            }

            var code: Int {
                switch self {
                case .status(let status): status
                case .refusal(let refusal): refusal.statusCode
                }
            }
        }

        func run(batches: Int) async throws {
            for _ in 0..<3 { pages.append(try await newPage()) }
            for _ in 0..<batches {
                for _ in 0..<Int.random(in: 20...80, using: &random) { try await shoot() }
                for page in pages { try page.check(try sessions.session(page.id).page(title: "Fuzz", nonce: "n")) }
                try #require(sessions.counts.refusals() == refusals, "\(trace)")
                let seconds = pick([0, 0, 1, 2])
                clock.now += .seconds(seconds)
                for page in pages { page.rest(seconds: seconds) }
                sessions.sweep()
            }
        }

        func newPage() async throws -> FuzzedPage {
            try FuzzedPage(try await get("/", .status(200)), of: sessions)
        }

        /// Returns a random element of an array.
        func pick<Choice>(_ choices: [Choice]) -> Choice {
            choices[Int.random(in: choices.indices, using: &random)]
        }

        func post(_ path: String, _ body: [UInt8], headers: HTTPFields = [:], _ expected: Answer) async throws {
            let request = TestClient.Request(
                path,
                method: .post,
                authority: "localhost",
                headers: headers,
                body: ByteBuffer(bytes: body)
            )
            try await send(request, expected)
        }

        @discardableResult
        func get(_ path: String, cookie session: String? = nil, _ expected: Answer) async throws -> String {
            let headers: HTTPFields = session.map { [.cookie: "tipui-session=\($0)"] } ?? [:]
            let request = TestClient.Request(path, method: .get, authority: "localhost", headers: headers)
            return try await send(request, expected).body.map { String(buffer: $0) } ?? ""
        }

        /// Sends a request and requires the expected answer.
        @discardableResult
        func send(
            _ request: TestClient.Request,
            by other: TestClient? = nil,
            _ expected: Answer
        ) async throws -> TestClient.Response {
            requests += 1
            let response = try await (other ?? client).execute(request)
            let body = request.body.map { String(buffer: $0).prefix(200) } ?? ""
            try #require(
                response.status.code == expected.code,
                "\(trace): \(request.head.method.rawValue) \(request.head.path ?? "") \(body)"
            )
            if case .refusal(let refusal) = expected { refusals[refusal, default: 0] += 1 }
            return response
        }

        /// Counts an expected refusal that the server answers with the status of a success.
        func note(_ refusal: Refusal?) {
            if let refusal { refusals[refusal, default: 0] += 1 }
        }

        private var trace: String { "seed \(seed), request \(requests)" }
    }
#endif
