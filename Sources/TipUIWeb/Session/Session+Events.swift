package import TipUI
import TipUIHTML

// What a client posts.
extension Session {
    /// Carries out what the client posted, once: a client posts again what may not have arrived.
    package func handle(_ event: ClientEvent, now: ContinuousClock.Instant) throws(Refusal) {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        if let serial = event.serial {
            guard serial > lastSerial else { return }
            lastSerial = serial
        }
        switch event.action {
        case nil: throw .malformed
        case .hidden: hide(now: now)
        case .window(let inWindow): look(inWindow)
        case .level(let address):
            lastUse = now
            try follow(address)
        case .opened(let number, let ok): pendingURLs.take(number)?.answer(ok)
        case .element(let kind, let id):
            // Who presses sees the page, also before its stream has come.
            let showsPage = phase.isUnconnected && kind != .visibility
            try perform(kind, on: id, value: event.value, showsPage: showsPage, now: now)
        }
    }

    /// Carries out what came as a form, which only a reader sends.
    ///
    /// - Returns: The address of the web page that the press opens, if it does; the browser goes there by itself.
    package func handleForm(
        _ kind: ElementEvent.Kind = .tap,
        on id: String,
        value: String? = nil,
        now: ContinuousClock.Instant
    ) throws(Refusal) -> String? {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        let last = pendingURLs.last
        try perform(kind, on: id, value: value, showsPage: true, now: now)
        guard let number = pendingURLs.after(last).first?.number, let pending = pendingURLs.take(number) else {
            return nil
        }
        let scheme = pending.url.prefix { $0 != ":" }.lowercased()
        let isPage = scheme == "https" || scheme == "http"
        pending.answer(isPage)
        return isPage ? pending.url : nil
    }

    /// Carries out an event on an element that is there.
    ///
    /// - Parameter showsPage: Whether it says by itself that somebody sees the page; what reaches nothing says nothing.
    private func perform(
        _ kind: ElementEvent.Kind,
        on id: String,
        value: String? = nil,
        showsPage: Bool,
        now: ContinuousClock.Instant
    ) throws(Refusal) {
        guard let graph, let target = html.element(withID: id) else { throw .staleElement }
        let event = ElementEvent(kind, on: target, value: value)
        guard let element = graph.element(answering: event) else { throw .staleElement }
        guard element.content.understands(event) else { throw .malformed }
        lastUse = now
        if showsPage {
            graph.appear()
            recordReader(now: now)
        }
        // What appears may have taken the element away.
        guard carryOut(event, on: graph) else { throw .staleElement }
    }

    /// Takes in what the browser has in its window; elements that have gone meanwhile are passed over.
    private func look(_ inWindow: [String: Bool]) {
        guard let graph else { return }
        for (id, isInside) in inWindow {
            guard let target = html.element(withID: id) else { continue }
            graph.handle(ElementEvent(.visibility, on: target, value: "\(isInside)"))
        }
        graph.flush()
    }

    /// Records that somebody has the page open, if it has had no stream yet.
    package func recordReader(now: ContinuousClock.Instant) {
        if phase.isUnconnected { phase = .unconnected(since: now, hasReader: true) }
    }

    private func hide(now: ContinuousClock.Instant) {
        // A page that was never seen can't become hidden; saying so lets its session live no longer.
        if phase.isUnconnected { return }
        phase = .hidden(since: now)
        listener?.wake.finish()
        listener = nil
        graph?.disappear()
    }
}
