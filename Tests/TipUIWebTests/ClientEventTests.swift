#if Web
    import Foundation
    import Testing
    import TipUI
    import TipUIWeb

    /// Tests the wire form of the events that clients post.
    @Suite struct ClientEventTests {
        private func event(_ fields: String) throws -> ClientEvent {
            try JSONDecoder().decode(ClientEvent.self, from: Data("{\"session\":\"s\",\(fields)}".utf8))
        }

        @Test(
            "An event is decoded with what its kind needs, and other fields are ignored",
            arguments: [
                (#""kind":"tap","id":"e1""#, .element(.tap, id: "e1")),
                (#""kind":"change","id":"e1","value":"Ada","isTyped":true"#, .element(.change, id: "e1", value: "Ada")),
                (#""kind":"hidden","id":7"#, .hidden),
                (
                    #""kind":"window","inWindow":{"e1":true,"e2":"40 20"}"#,
                    .window(["e1": .isInWindow(true), "e2": .size("40 20")])
                ),
                (#""kind":"level","value":"/a""#, .level(address: "/a")),
                (#""kind":"opened","number":1,"ok":false"#, .opened(number: 1, ok: false)),
            ] as [(String, ClientEvent.Action)]
        )
        func action(fields: String, action: ClientEvent.Action) throws {
            #expect(try event(fields) == ClientEvent(session: "s", action))
            #expect(try event(fields + ",\"serial\":3") == ClientEvent(session: "s", serial: 3, action))
        }

        @Test(
            "An event of an unknown kind, or without what its kind needs, is malformed",
            arguments: [
                #""id":"e1""#, #""kind":"explode","id":"e1""#, #""kind":"tap""#, #""kind":"tap","id":1"#,
                #""kind":"window""#, #""kind":"window","inWindow":{"e1":1}"#, #""kind":"level""#,
                #""kind":"opened","number":1"#,
                #""kind":"opened","ok":true"#, #""kind":"hidden","serial":"1""#,
            ]
        )
        func malformed(fields: String) {
            #expect(throws: DecodingError.self) { try event(fields) }
        }
    }
#endif
