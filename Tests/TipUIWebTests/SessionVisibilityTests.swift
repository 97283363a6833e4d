#if Web
    import Testing
    import TipUI
    import TipUIWeb

    /// Tests of the scene phase and the visibility that a page's views get from its client.
    @MainActor
    @Suite
    struct SessionVisibilityTests {
        private let model = ProbeModel()
        private let clock = TestClock()

        /// A view that shows the scene phase of its page.
        private struct PhasePage: View {
            let model: ProbeModel
            @Environment(\.scenePhase) private var phase

            var body: some View {
                Text(verbatim: "phase \(phase)")
                    .onAppear { model.appearances += 1 }
                    .onDisappear { model.disappearances += 1 }
            }
        }

        private func makeSessions() -> Sessions {
            var limits = SessionLimits()
            limits.sweepInterval = .seconds(3_600)
            return Sessions(
                limits: limits,
                clock: { [clock] in clock.now },
                root: { [model] in PhasePage(model: model) }
            )
        }

        private func phase(of session: Session) -> Substring? {
            session.page(title: "Page", nonce: "n").firstMatch(of: /phase ([a-z]+)/)?.output.1
        }

        @Test("A page's scene phase is active while the client shows the page, and background while it is hidden")
        func hidden() throws {
            let sessions = makeSessions()
            let session = try sessions.begin()
            #expect(phase(of: session) == "inactive")
            try session.handle(ClientEvent(session: session.id, .hidden), now: clock.now)
            #expect(phase(of: session) == "inactive")
            _ = try sessions.connect(session.id, last: 0)
            #expect(phase(of: session) == "active")
            try session.handle(ClientEvent(session: session.id, .hidden), now: clock.now)
            #expect(phase(of: session) == "background")
            _ = try sessions.connect(session.id, last: 0)
            #expect(phase(of: session) == "active")
            #expect(model.appearances == 1)
            #expect(model.disappearances == 0)
        }

        @Test("When a page's event stream opens or is lost, only views that read the scene phase are evaluated")
        func evaluated() throws {
            var evaluations = 0
            let sessions = Sessions(clock: { [clock] in clock.now }) { [model] in
                VStack {
                    ForEach(0..<10, id: \.self) { _ in CountedText { evaluations += 1 } }
                    PhasePage(model: model)
                }
            }
            let session = try sessions.begin()
            #expect(evaluations == 10)
            let (number, wakes) = try sessions.connect(session.id, last: 0)
            #expect(phase(of: session) == "active")
            session.disconnect(number: number, now: clock.now)
            #expect(phase(of: session) == "inactive")
            clock.turn(by: sessions.limits.lostVisibility)
            sessions.sweep()
            #expect(phase(of: session) == "background")
            #expect(evaluations == 10)
            _ = wakes
        }

        /// A text that counts the evaluations of its body.
        private struct CountedText: View {
            let count: @MainActor () -> Void

            var body: some View {
                let _ = count()
                Text("counted")
            }
        }

        @Test("A press before the page's event stream opens runs onAppear and then the button's action")
        func pressedEarly() throws {
            let sessions = Sessions(clock: { [clock] in clock.now }) { [model] in
                Button("Press") { model.count += 1 }.onAppear { model.appearances += 1 }
            }
            let session = try sessions.begin()
            let page = session.page(title: "Page", nonce: "n")
            let button = try #require(page.firstMatch(of: /<button[^>]* value="([^"]+)"/)?.output.1)
            #expect(model.appearances == 0)
            try session.handle(ClientEvent(session: session.id, .element(.tap, id: String(button))), now: clock.now)
            #expect(model.appearances == 1)
            #expect(model.count == 1)
            _ = try sessions.connect(session.id, last: 0)
            #expect(model.appearances == 1)
        }

        /// A page with a popover, which shows whether the client reported the popover's anchor as inside the window.
        private struct WindowPage: View {
            let model: ProbeModel
            @Environment(\.viewVisibility) private var visibility
            @State private var isInWindow: Bool?

            var body: some View {
                Text(verbatim: "seen \(visibility.inWindow(isInWindow).state)")
                    .onAppear { model.appearances += 1 }
                    .popoverCard(
                        isPresented: false,
                        content: PopoverContent(),
                        onDismiss: {},
                        onVisibilityChange: { isInWindow = $0 }
                    ) { EmptyView() }
            }
        }

        @Test("Reports about popovers in the window set their visibility, but don't make an unconnected page active")
        func window() throws {
            let sessions = Sessions(clock: { [clock] in clock.now }) { [model] in WindowPage(model: model) }
            let session = try sessions.begin()
            func seen() -> Substring? {
                session.page(title: "Page", nonce: "n").firstMatch(of: /seen ([a-z]+)/)?.output.1
            }
            let page = session.page(title: "Page", nonce: "n")
            let anchor = String(
                try #require(page.firstMatch(of: /<div id="([^"]+)"[^>]* data-ev="visibility"/)?.output.1)
            )
            func say(_ inWindow: [String: Bool]) throws {
                let reports = inWindow.mapValues { ClientEvent.Report.isInWindow($0) }
                try session.handle(ClientEvent(session: session.id, .window(reports)), now: clock.now)
            }
            try say([anchor: true])
            #expect(model.appearances == 0)
            _ = try sessions.connect(session.id, last: 0)
            #expect(seen() == "visible")
            try say([anchor: false, "gone": true])
            #expect(seen() == "outside")
            let other = try sessions.begin()
            _ = try sessions.connect(other.id, last: 0)
            #expect(other.page(title: "Page", nonce: "n").contains("seen unknown"))
        }

        @Test("Ending a server ends its open event streams, and any stream that is opened afterwards") func ended()
            async throws
        {
            let sessions = makeSessions()
            let session = try sessions.begin()
            let early = try sessions.connect(session.id, last: 0).wakes
            sessions.endStreams()
            for await _ in early {}
            let late = try sessions.connect(session.id, last: 0).wakes
            for await _ in late {}
            #expect(sessions.count == 1)
            #expect(model.disappearances == 0)
        }

        @Test("When a page loses its event stream, its scene phase is inactive, and after some time background")
        func lost() throws {
            let sessions = makeSessions()
            let session = try sessions.begin()
            let number = try sessions.connect(session.id, last: 0).number
            session.disconnect(number: number, now: clock.now)
            #expect(phase(of: session) == "inactive")
            clock.now += sessions.limits.lostVisibility - .milliseconds(1)
            sessions.sweep()
            #expect(phase(of: session) == "inactive")
            clock.now += .milliseconds(1)
            sessions.sweep()
            #expect(phase(of: session) == "background")
            _ = try sessions.connect(session.id, last: 0)
            #expect(phase(of: session) == "active")
            sessions.end(session.id)
            #expect(model.appearances == 1)
            #expect(model.disappearances == 1)
        }

        @Test("When a client stops reading a page's event stream, the page's scene phase becomes inactive")
        func unread()
            async throws
        {
            let sessions = makeSessions()
            let session = try sessions.begin()
            let wakes = try sessions.connect(session.id, last: 0).wakes
            let reader = Task { for await _ in wakes {} }
            #expect(phase(of: session) == "active")
            reader.cancel()
            await reader.value
            var turns = 0
            while phase(of: session) == "active", turns < 10_000 {
                await Task.yield()
                turns += 1
            }
            #expect(phase(of: session) == "inactive")
        }

        @Test("A page stays active when an event stream ends that was already replaced by a new one")
        func replaced() throws {
            let sessions = makeSessions()
            let session = try sessions.begin()
            let old = try sessions.connect(session.id, last: 0).number
            _ = try sessions.connect(session.id, last: 0)
            session.disconnect(number: old, now: clock.now)
            #expect(phase(of: session) == "active")
        }
    }
#endif
