package import TipUI

/// What a client posts: an event on an element, or news of itself.
package struct ClientEvent: Decodable, Sendable {
    /// What to do with an event.
    package enum Action: Equatable, Sendable {
        /// Something was done to what the client knows by an id.
        case element(ElementEvent.Kind, id: String)
        /// The page can't be seen for now; its stream is closed.
        case hidden
        /// What has come into the browser's window, or has left it.
        case window([String: Bool])
        /// The browser went back or forward to a level of the page.
        case level(address: String)
        /// An address was opened, or was not.
        case opened(number: Int, ok: Bool)
    }

    package var session: String
    /// A number that grows with each event of a page, which arrive in order and at least once; `nil` for one that may
    /// come as often as it likes.
    package var serial: Int?
    package var kind: String
    package var id: String?
    package var value: String?
    package var number: Int?
    package var ok: Bool?
    /// Whether each of some ids is in the window.
    package var inWindow: [String: Bool]?

    package init(
        session: String,
        serial: Int? = nil,
        kind: String,
        id: String? = nil,
        value: String? = nil,
        number: Int? = nil,
        ok: Bool? = nil,
        inWindow: [String: Bool]? = nil
    ) {
        self.session = session
        self.serial = serial
        self.kind = kind
        self.id = id
        self.value = value
        self.number = number
        self.ok = ok
        self.inWindow = inWindow
    }

    /// The event's meaning; `nil` when it has none.
    package var action: Action? {
        switch kind {
        case "hidden": return .hidden
        case "window": return inWindow.map { .window($0) }
        case "level": return value.map { .level(address: $0) }
        case "opened":
            guard let number, let ok else { return nil }
            return .opened(number: number, ok: ok)
        default:
            guard let kind = ElementEvent.Kind(rawValue: kind), let id else { return nil }
            return .element(kind, id: id)
        }
    }
}
