#if Web
    import Foundation
    import Testing
    import TipHTTP
    import TipUI
    import TipUIWeb

    @MainActor
    @Suite
    struct ChangeTests {
        private let clock = TestClock()

        /// Posts a change event for the first element with a tag name.
        private func change(_ tag: String, to value: String?, in session: Session) throws {
            let parts = session.page(title: "Controls", nonce: "n").components(separatedBy: "<\(tag) id=\"")
            let id = String(try #require(parts.dropFirst().first).prefix { $0 != "\"" })
            try session.handle(
                ClientEvent(session: session.id, .element(.change, id: id, value: value)),
                now: clock.now
            )
        }

        @Test("A change event with a missing or invalid value is refused and changes nothing")
        func withoutValue() throws {
            let sessions = Sessions(clock: { [clock] in clock.now }, root: { ControlsPage() })
            let session = try sessions.begin()
            let broken: [(tag: String, value: String?)] = [
                ("input", nil), ("label", nil), ("label", ""), ("label", "TRUE"), ("label", "off"),
            ]
            for (tag, value) in broken {
                #expect(throws: Refusal.malformed, "\(tag) \(value ?? "")") { try change(tag, to: value, in: session) }
            }
            #expect(session.page(title: "Controls", nonce: "n").contains("Heron, on"))
            try change("input", to: "", in: session)
            try change("label", to: "false", in: session)
            #expect(session.page(title: "Controls", nonce: "n").contains(", off"))
            #expect(!session.page(title: "Controls", nonce: "n").contains("Heron"))
            sessions.endAll()
        }
    }

    /// A page with a text field and a switch.
    private struct ControlsPage: View {
        @State private var name = "Heron"
        @State private var isOn = true

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Toggle("Seen", isOn: $isOn)
                Text(verbatim: "\(name), \(isOn ? "on" : "off")")
            }
        }
    }
#endif
