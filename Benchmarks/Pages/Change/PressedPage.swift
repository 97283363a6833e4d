import TipUI
import TipUIWeb

/// A session whose button is pressed over and over; a client listens.
@MainActor
final class PressedPage {
    private let session: Session
    private let event: ClientEvent
    private let stream: (number: Int, wakes: AsyncStream<Void>)
    private var presses = 0

    /// Opens a page and presses its button once, to see that the press changes one text and nothing else.
    init(_ root: any View) {
        var limits = SessionLimits()
        limits.eventsPerSecond = 1e9
        limits.eventBurst = 1e9
        let session = Session(root: root, host: GraphHost(), limits: limits, now: .now)
        let page = session.page(title: "Presses", nonce: "none")
        guard let button = page.firstMatch(of: /<button[^>]* value="([^"]+)"/) else {
            preconditionFailure("The page has no button.")
        }
        self.session = session
        event = ClientEvent(session: session.id, .element(.tap, id: String(button.output.1)))
        stream = session.connect(last: 0, now: .now) { _ in }
        press()
        let frames = session.frames(for: stream.number, now: .now)
        precondition(
            frames.hasPrefix("id: 1\ndata: [{") && frames.contains("changed 1 times")
                && frames.ranges(of: "\"op\":").count == 1,
            "The press has one patch: \(frames)"
        )
    }

    /// Handles a press as the server does once the post was read; the patch lies ready as JSON when this returns.
    func press() {
        presses += 1
        do {
            try session.handle(event, now: .now)
        } catch {
            preconditionFailure("The press was refused: \(error)")
        }
    }

    /// Sees that each press had its patch.
    func check() {
        let frames = session.frames(for: stream.number, now: .now)
        precondition(
            frames.contains("id: \(presses)\n") && frames.contains("changed \(presses) times"),
            "Each press has a patch."
        )
    }
}
