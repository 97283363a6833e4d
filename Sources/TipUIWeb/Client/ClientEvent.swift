package import TipUI

/// A message that a client posts: an event on an element, or a change of the client's own state.
package struct ClientEvent: Decodable, Sendable {
    /// The meaning of an event.
    package enum Action: Equatable, Sendable {
        /// An event occurred on the element with an id.
        case element(ElementEvent.Kind, id: String)
        /// The page became hidden, and the client closed its stream.
        case hidden
        /// Elements entered or left the browser's window, or have another size.
        case window([String: Report])
        /// The browser went back or forward to a level of the page.
        case level(address: String)
        /// A URL was opened, or couldn't be opened.
        case opened(number: Int, ok: Bool)
    }

    /// What the client has seen of an element: whether it is in the window, or its width and height.
    package enum Report: Decodable, Equatable, Sendable {
        case isInWindow(Bool)
        case size(String)

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let size = try? container.decode(String.self) {
                self = .size(size)
            } else {
                self = .isInWindow(try container.decode(Bool.self))
            }
        }
    }

    package var session: String
    /// A number that increases with each event of a page.
    ///
    /// Events with a serial arrive in order and at least once. The serial is `nil` for events that may be handled more
    /// than once.
    package var serial: Int?
    package var kind: String
    package var id: String?
    package var value: String?
    package var number: Int?
    package var ok: Bool?
    /// What has changed of each element, by id.
    package var inWindow: [String: Report]?

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
        self.inWindow = inWindow?.mapValues { .isInWindow($0) }
    }

    /// The meaning of the event; `nil` if the event is malformed.
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
