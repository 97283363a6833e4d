#if Web
    import Testing
    import TipHTTP
    import TipUI
    import TipUIHTML
    import TipUIWeb

    /// Tests which requests make a page active before its client has opened an event stream.
    @MainActor
    @Suite
    struct UnseenTests {
        private let model = ControlsModel()
        private let clock = TestClock()
        private let sessions: Sessions
        private let session: Session
        private let button: String
        private let toggle: String
        private let root: String

        init() throws {
            sessions = Sessions(clock: { [clock] in clock.now }) { [model] in Controls(model: model) }
            session = try sessions.begin()
            let tags = session.page(title: "Page", nonce: "n").split(separator: "<")
            func id(answering kind: String) throws -> String {
                let tag = try #require(tags.first { $0.contains("data-ev=\"\(kind)\"") })
                return String(try #require(tag.firstMatch(of: /id="([^"]+)"/)).output.1)
            }
            button = try id(answering: "tap")
            toggle = try id(answering: "change")
            root = String(
                try #require(session.page(title: "", nonce: "").firstMatch(of: /<main id="([^"]+)"/)).output.1
            )
        }

        /// The element that a posted event is for.
        enum Target: Sendable {
            case button, toggle, root
            case id(String)
        }

        private func id(_ target: Target) -> String {
            switch target {
            case .button: button
            case .toggle: toggle
            case .root: root
            case .id(let id): id
            }
        }

        private func post(_ kind: ElementEvent.Kind, _ target: Target, _ value: String? = nil) throws(Refusal) {
            let event = ClientEvent(session: session.id, .element(kind, id: id(target), value: value))
            try session.handle(event, now: clock.now)
        }

        @Test(
            "An event that no element of an unconnected page handles is refused and doesn't make the page active",
            arguments: [
                (.tap, .id("e999"), nil, .staleElement), (.tap, .root, nil, .staleElement),
                (.longPress, .button, nil, .staleElement), (.submit, .button, nil, .staleElement),
                (.dismiss, .button, nil, .staleElement), (.change, .button, "true", .staleElement),
                (.tap, .toggle, nil, .staleElement), (.change, .toggle, "perhaps", .malformed),
                (.change, .toggle, nil, .malformed), (.tap, .id("nothing"), nil, .staleElement),
            ] as [(ElementEvent.Kind, Target, String?, Refusal)]
        )
        func event(kind: ElementEvent.Kind, target: Target, value: String?, refusal: Refusal) {
            #expect(throws: refusal) { try post(kind, target, value) }
            #expect(model.log == [])
            #expect(session.page(title: "", nonce: "").contains("phase inactive"))
        }

        @Test("An event with the id of an element on another page is refused") func otherRoot() throws {
            let other = try sessions.begin()
            let event = ClientEvent(session: other.id, .element(.tap, id: button))
            #expect(throws: Refusal.staleElement) { try other.handle(event, now: clock.now) }
            #expect(throws: Refusal.staleElement) { try other.handleForm(on: button, now: clock.now) }
            #expect(model.log == [])
        }

        @Test("A client's report that a page is hidden, or that a URL was opened, doesn't make the page active")
        func news() throws {
            try session.handle(ClientEvent(session: session.id, .hidden), now: clock.now)
            try session.handle(ClientEvent(session: session.id, .opened(number: 1, ok: true)), now: clock.now)
            #expect(model.log == [])
            #expect(session.page(title: "", nonce: "").contains("phase inactive"))
        }

        @Test(
            "A form post that no element handles neither makes the page active nor extends its session's lifetime",
            arguments: [.id("e999"), .root, .toggle, .id("")] as [Target]
        )
        func form(target: Target) throws {
            let before = session.phase
            let id = self.id(target)
            #expect(throws: Refusal.staleElement) { try session.handleForm(on: id, now: clock.now + .seconds(60)) }
            #expect(model.log == [])
            #expect(session.phase == before)
        }

        @Test("An event for a removed element of an unconnected page is refused")
        func gone() throws {
            model.showsButton = false
            session.flush()
            #expect(throws: Refusal.staleElement) { try post(.tap, .button) }
            #expect(throws: Refusal.staleElement) { try session.handleForm(on: button, now: clock.now) }
            #expect(model.log == [])
        }

        @Test("If a press makes a page active and onAppear removes the pressed button, the press is refused")
        func takenAway() throws {
            let model = ControlsModel()
            model.hidesButtonOnAppear = true
            let sessions = Sessions(clock: { [clock] in clock.now }) { Controls(model: model) }
            let session = try sessions.begin()
            let page = try #require(FetchedPage(session.page(title: "Page", nonce: "n")))
            let event = ClientEvent(session: session.id, .element(.tap, id: page.button))
            #expect(throws: Refusal.staleElement) { try session.handle(event, now: clock.now) }
            #expect(model.log == ["shown"])
        }

        @Test("An unconnected page's first event runs onAppear before the event's handler; later events don't")
        func reached() throws {
            try post(.change, .toggle, "true")
            try post(.tap, .button)
            #expect(model.log == ["shown", "true", "tap"])
        }
    }

    @MainActor
    @Observable
    private final class ControlsModel {
        var showsButton = true
        @ObservationIgnored var hidesButtonOnAppear = false
        @ObservationIgnored var log: [String] = []
    }

    /// A page with a button and a switch.
    private struct Controls: View {
        let model: ControlsModel
        @Environment(\.scenePhase) private var phase

        var body: some View {
            VStack {
                if model.showsButton {
                    Button("Press") { model.log.append("tap") }
                }
                Toggle("Switch", isOn: Binding(get: { false }, set: { model.log.append("\($0)") }))
                Text(verbatim: "phase \(phase)")
            }
            .onAppear {
                model.log.append("shown")
                if model.hidesButtonOnAppear { model.showsButton = false }
            }
        }
    }
#endif
