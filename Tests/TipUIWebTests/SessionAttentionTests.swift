#if Web
    import Testing
    import TipUI
    import TipUIWeb

    /// Tests of what a page's views are told while a person types or drags.
    @MainActor
    @Suite
    struct SessionAttentionTests {
        private let clock = TestClock()

        /// A page with controls, which shows whether something new should appear.
        private struct ControlsPage: View {
            @State private var name = ""
            @State private var isOn = false
            @State private var share = 0.5
            @Environment(\.viewVisibility) private var visibility

            var body: some View {
                VStack {
                    Text(verbatim: "now \(visibility.state)")
                    TextField("Name", text: $name)
                    TextField("Notes", text: $name, axis: .vertical)
                    Toggle("On", isOn: $isOn)
                    Slider(value: $share)
                    Text("Handle").gesture(DragGesture().onEnded { _ in })
                }
            }
        }

        /// Returns a page that a client shows for as long as it has the stream.
        private func connected(
            _ change: (inout SessionLimits) -> Void = { _ in }
        ) throws -> (Session, Sessions, stream: AsyncStream<Void>) {
            var limits = SessionLimits()
            limits.typingPause = .seconds(3_600)
            limits.longestDrag = .seconds(3_600)
            change(&limits)
            let sessions = Sessions(limits: limits, clock: { [clock] in clock.now }, root: { ControlsPage() })
            let session = try sessions.begin()
            let stream = try sessions.connect(session.id, last: 0).wakes
            #expect(state(of: session) == "visible")
            return (session, sessions, stream)
        }

        private func state(of session: Session) -> Substring? {
            session.page(title: "Page", nonce: "n").firstMatch(of: /now ([a-z]+)/)?.output.1
        }

        /// Returns the id of the first element whose tag contains all of some texts.
        private func id(ofTagWith parts: [String], in session: Session) throws -> String {
            let tags = session.page(title: "Page", nonce: "n").matches(of: /<[a-z]+ id="([^"]+)"[^>]*>/)
            return String(try #require(tags.first { tag in parts.allSatisfy { tag.output.0.contains($0) } }).output.1)
        }

        private func post(_ kind: ElementEvent.Kind, _ value: String, to parts: String..., in session: Session) throws {
            let id = try id(ofTagWith: parts, in: session)
            let action = ClientEvent.Action.element(kind, id: id, value: value)
            try session.handle(ClientEvent(session: session.id, action), now: clock.now)
        }

        @Test("Typing and sliding keep a person busy, a switch doesn't, and neither does another page's person")
        func typing() throws {
            let controls = [("<input", "text", "Heron"), ("<textarea", "rows", "Heron"), ("<label", "slider", "0.75")]
            for (tag, attribute, value) in controls {
                let (session, sessions, stream) = try connected()
                let other = try sessions.begin()
                _ = try sessions.connect(other.id, last: 0)
                try post(.change, value, to: tag, attribute, in: session)
                #expect(state(of: session) == "busy", "\(tag) \(attribute)")
                #expect(state(of: other) == "visible")
                withExtendedLifetime(stream) { sessions.endAll() }
            }
            let (session, sessions, stream) = try connected()
            try post(.change, "true", to: "<label", in: session)
            #expect(state(of: session) == "visible")
            withExtendedLifetime(stream) { sessions.endAll() }
        }

        @Test("A person without script, who has filled in a form, isn't busy") func form() throws {
            let sessions = Sessions(clock: { [clock] in clock.now }, root: { ControlsPage() })
            let session = try sessions.begin()
            let field = try id(ofTagWith: ["<input", "text"], in: session)
            _ = try session.handleForm(.change, on: field, value: "Heron", now: clock.now)
            #expect(state(of: session) == "visible")
            sessions.endAll()
        }

        @Test("A person who pauses isn't busy any more", .timeLimit(.minutes(10))) func pause() async throws {
            let (session, sessions, stream) = try connected { $0.typingPause = .zero }
            try post(.change, "Heron", to: "<input", "text", in: session)
            #expect(state(of: session) == "busy")
            try await wait { state(of: session) == "visible" }
            withExtendedLifetime(stream) { sessions.endAll() }
        }

        @Test("A page is sent the end of a pause without asking", .timeLimit(.minutes(10))) func pauseIsSent()
            async throws
        {
            let (session, sessions, old) = try connected { $0.typingPause = .zero }
            let stream = try sessions.connect(session.id, last: 0)
            try post(.change, "Heron", to: "<input", "text", in: session)
            var sent = ""
            try await wait {
                sent += session.frames(for: stream.number, now: clock.now)
                return sent.contains("now visible")
            }
            #expect(sent.contains("now busy"))
            withExtendedLifetime((old, stream.wakes)) { sessions.endAll() }
        }

        @Test(
            "A person is busy from the first movement of a drag to its end, even if the end is never reported",
            .timeLimit(.minutes(10))
        ) func dragging() async throws {
            let place = "0 0 10 10 20 20 0 0"
            let (session, sessions, stream) = try connected()
            for end in ["ended", "canceled"] {
                try post(.drag, "moved \(place)", to: "data-drag", in: session)
                #expect(state(of: session) == "busy")
                try post(.drag, "\(end) \(place)", to: "data-drag", in: session)
                #expect(state(of: session) == "visible")
            }
            withExtendedLifetime(stream) { sessions.endAll() }
            let (lost, others, open) = try connected { $0.longestDrag = .zero }
            try post(.drag, "moved \(place)", to: "data-drag", in: lost)
            try await wait { state(of: lost) == "visible" }
            withExtendedLifetime(open) { others.endAll() }
        }
    }
#endif
