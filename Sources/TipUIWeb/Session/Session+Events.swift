package import TipHTTP
package import TipUI
import TipUIHTML

// Handling of the events that a client posts.
extension Session {
    /// Handles a posted event at most once.
    ///
    /// A client posts an event again if the first post may not have arrived; an event whose serial isn't newer than the
    /// last serial is ignored.
    package func handle(_ event: ClientEvent, now: ContinuousClock.Instant) throws(Refusal) {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        if let serial = event.serial {
            guard serial > lastSerial else { return }
            lastSerial = serial
        }
        switch event.action {
        case .hidden: hide(now: now)
        case .window(let reports): apply(reports)
        case .level(let address):
            lastUse = now
            try navigate(toAddress: address)
        case .opened(let number, let ok): pendingURLs.take(number)?.answer(ok)
        case .element(let kind, let id, let value):
            // If the page has had no stream yet, an interaction with it, unlike a report of the browser, proves that a
            // person sees it.
            let isReport = [.visibility, .size, .focus].contains(kind)
            let showsPage = isUnconnected && !isReport
            try perform(kind, on: id, value: value, showsPage: showsPage, now: now)
        }
    }

    /// Handles an event posted by a form, which proves that somebody is looking at the page.
    ///
    /// - Returns: The URL of the web page that the event opens, to which the browser is redirected; `nil` if the event
    ///   opens no web page.
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

    /// Performs an event on an element of the page.
    ///
    /// - Parameter showsPage: Whether the event, if it reaches an element, proves that somebody is looking at the page.
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
        guard element.content.hasRequiredValue(event) else { throw .malformed }
        lastUse = now
        if showsPage {
            graph.appear()
            recordOpening(now: now)
        }
        noteAttention(event, on: element)
        // Refuse the event if an `onAppear` handler has just removed the element.
        guard performAndFlush(event, on: graph) else { throw .staleElement }
    }

    /// Updates which elements are inside the browser's window, and their sizes; ignores elements that no longer exist.
    private func apply(_ reports: [String: ClientEvent.Report]) {
        guard let graph else { return }
        for (id, report) in reports {
            guard let target = html.element(withID: id) else { continue }
            switch report {
            case .isInWindow(let isInside): graph.handle(ElementEvent(.visibility, on: target, value: "\(isInside)"))
            case .size(let size): graph.handle(ElementEvent(.size, on: target, value: size))
            }
        }
        graph.flush()
    }

    /// Records that the page was opened in a browser, if the session has had no stream yet.
    package func recordOpening(now: ContinuousClock.Instant) {
        if isUnconnected { begin(.unconnected(since: now, wasOpened: true)) }
    }

    private func hide(now: ContinuousClock.Instant) {
        // Ignore the event if the page was never visible, because such a page must not get the longer lifetime of
        // hidden pages.
        if isUnconnected { return }
        endStream()
        begin(.hidden(since: now))
        graph?.disappear()
    }
}
