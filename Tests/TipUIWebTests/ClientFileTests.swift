#if Web
    import Foundation
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipHTTP
    import TipUIHTML
    import TipUIWeb

    /// Tests of how the client script and the style sheet are sent and cached.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct ClientFileTests {
        private func get(
            _ uri: String,
            _ headers: HTTPFields = [:],
            _ check: @escaping @Sendable (TestResponse) throws -> Void
        ) async throws {
            try await Fixture().application.test(.live) { client in
                try await client.execute(uri: uri, method: .get, headers: headers, testCallback: check)
            }
        }

        @Test("The client script and the style sheet have at most 10.4 kB each with gzip, and 16.1 kB with Brotli")
        func sizes() async throws {
            for file in ClientFile.all {
                #expect(!file.text.contains("/*"))
                try await get(paths.address(of: file), [.acceptEncoding: "gzip"]) { response in
                    #expect(response.headers[.contentType] == file.type)
                    #expect(response.body.readableBytes <= 10_650)
                    try expectGzip(response, of: file.text)
                }
            }
            #expect(ClientFile.all.map(\.compressed.count).reduce(0, +) <= 16_486)
        }

        @Test("A page loads one script and one style sheet, and the script imports no other script") func wholeFiles()
            throws
        {
            let page = try Fixture().sessions.begin().page(title: "Probe", nonce: "n")
                .replacing(/<noscript>.*?<\/noscript>/, with: "")
            #expect(page.matches(of: /(?:src|rel="stylesheet" href)="/).count == 2)
            #expect(ClientFile.script.text.firstMatch(of: /\bimport\b/) == nil)
        }

        @Test("The style sheet is sent with Brotli, gzip or no compression, as the client's Accept-Encoding allows")
        func coding() async throws {
            for accepted in ["br", "gzip, deflate, br, zstd", "gzip;q=1, br; q=0.5", "deflate,BR"] {
                try await get(paths.styleSheet, [.acceptEncoding: accepted]) { response in
                    #expect(response.headers[.contentType] == "text/css; charset=utf-8")
                    #expect(response.headers[.contentEncoding] == "br", "to \(accepted)")
                    #expect(response.headers[.vary] == "Accept-Encoding")
                    #expect(Array(response.body.readableBytesView) == ClientFile.styleSheet.compressed)
                }
            }
            for accepted in ["gzip", "br;q=0, gzip", "gzip, br;q=0.000"] {
                try await get(paths.styleSheet, [.acceptEncoding: accepted]) { response in
                    try expectGzip(response, of: ClientFile.styleSheet.text)
                }
            }
            for headers in [[:], [.acceptEncoding: "gzip;q=0"], [.acceptEncoding: "vibro"]] as [HTTPFields] {
                try await get(paths.styleSheet, headers) { response in
                    #expect(response.headers[.contentEncoding] == nil)
                    #expect(String(buffer: response.body) == ClientFile.styleSheet.text)
                }
            }
        }

        @Test("The client script is cacheable forever at its versioned URL, and validated with 304 at other URLs")
        func keeping() async throws {
            let file = ClientFile.script
            try await get(paths.address(of: file)) { response in
                #expect(response.headers[.cacheControl]?.contains("immutable") == true)
            }
            for address in [paths.script, paths.script + "?v=older"] {
                try await get(address) { response in
                    #expect(response.headers[.cacheControl] == "no-cache")
                    #expect(response.headers[.eTag] == "W/\"\(file.version)\"")
                }
            }
            try await get(paths.script, [.ifNoneMatch: "W/\"older\", W/\"\(file.version)\""]) { response in
                #expect(response.status == .notModified)
                #expect(response.body.readableBytes == 0)
            }
            try await get(paths.script, [.ifNoneMatch: "W/\"older\""]) { #expect($0.status == .ok) }
        }

        @Test("A HEAD request for a client file gets the same headers as GET, without a body") func head() async throws
        {
            for file in ClientFile.all {
                for headers in [[:], [.acceptEncoding: "br"], [.ifNoneMatch: "W/\"\(file.version)\""]] as [HTTPFields] {
                    try await Fixture().application.test(.live) { client in
                        let uri = "\(paths.service)/\(file.name)"
                        let whole = try await client.execute(uri: uri, method: .get, headers: headers) { $0 }
                        let head = try await client.execute(uri: uri, method: .head, headers: headers) { $0 }
                        #expect(head.status == whole.status)
                        #expect(head.body.readableBytes == 0)
                        let date = HTTPFields.Element.Name.date
                        #expect(head.headers.filter { $0.name != date } == whole.headers.filter { $0.name != date })
                    }
                }
            }
        }

        @Test("HTML pages are sent compressed if the client accepts it") func page() async throws {
            try await get(paths.page, [.acceptEncoding: "gzip, deflate"]) { response in
                #expect(response.headers[.contentEncoding] != nil)
                #expect(response.headers[.vary] == "Accept-Encoding")
            }
        }

        @Test("All CSS rules are scoped to the class 'tipui', and all CSS class names have the prefix 'tipui-'")
        func scope() throws {
            let sheet = ClientFile.styleSheet.text + StylePart.allCases.map(\.rule).joined()
            var depth = 0
            var outer = ""
            for character in sheet {
                if character == "}" { depth -= 1 }
                if depth == 0, character != "}" { outer.append(character) }
                if character == "{" { depth += 1 }
            }
            #expect(depth == 0)
            let blocks = outer.split(separator: "{").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            let others = blocks.filter { $0.prefixMatch(of: /@(keyframes |property --)tipui-/) == nil && !$0.isEmpty }
            #expect(!others.isEmpty && others.allSatisfy { $0 == ".tipui" })
            let classes = sheet.matches(of: /\.([A-Za-z][-\w]*)/).map { String($0.output.1) }
            #expect(classes.count > 100)
            #expect(classes.filter { $0 != "tipui" && !$0.hasPrefix("tipui-") } == [])
        }

        @Test("Every CSS class name in the client script has the prefix 'tipui-'") func scriptClasses() {
            let text = ClientFile.script.text
            let found = text.matches(of: /[" (,]\.([a-z][-\w]*)[\s":,)]/).map { String($0.output.1) }
            #expect(found.contains("tipui-callout"))
            #expect(found.filter { $0 != "tipui" && !$0.hasPrefix("tipui-") } == [])
            #expect(!text.contains("\"/_tipui"))
        }
    }

    /// Expects a response's body to be gzip data whose trailer has the length of the text.
    private func expectGzip(_ response: TestResponse, of text: String) throws {
        #expect(response.headers[.contentEncoding] == "gzip")
        #expect(response.headers[.vary] == "Accept-Encoding")
        let bytes = Array(response.body.readableBytesView)
        #expect(bytes.starts(with: [0x1F, 0x8B]))
        let length = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length == text.utf8.count)
        #expect(bytes.count < length)
    }
#endif
