#if Web
    import Hummingbird
    import HummingbirdTesting
    import Testing
    import TipUIWeb

    @MainActor
    @Suite
    struct RepeatTests {
        @Test(
            "An event with an already used serial number isn't handled again, and each response has the last batch number"
        )
        func again() async throws {
            let fixture = Fixture()
            let lastBatch = try #require(HTTPFields.Element.Name("Last-Event-ID"))
            try await fixture.application.test(.live) { client in
                let text = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
                let page = try #require(FetchedPage(text))
                var answers: [String?] = []
                for serial in [7, 7, 6, 8] {
                    let event = """
                        {"session":"\(page.session)","serial":\(serial),"id":"\(page.button)","kind":"tap"}
                        """
                    let answer = try await client.execute(
                        uri: "/_tipui/event",
                        method: .post,
                        body: ByteBuffer(string: event)
                    ) { response async throws -> String? in
                        #expect(response.status == .noContent)
                        return response.headers[lastBatch]
                    }
                    answers.append(answer)
                }
                #expect(answers == ["1", "1", "1", "2"])
            }
            #expect(fixture.model.count == 2)
        }
    }
#endif
