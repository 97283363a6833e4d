package import TipUI

/// A message that a client posts: an event on an element, or a change of the client's own state.
package struct ClientEvent: Equatable, Sendable {
    /// What has happened.
    package enum Action: Equatable, Sendable {
        /// An event occurred on the element with an id.
        case element(ElementEvent.Kind, id: String, value: String? = nil)
        /// The page became hidden, and the client closed its stream.
        case hidden
        /// Elements, by id, entered or left the browser's window, or have another size.
        case window([String: Report])
        /// The browser went back or forward to a level of the page.
        case level(address: String)
        /// A URL was opened, or couldn't be opened.
        case opened(number: Int, ok: Bool)
    }

    /// What the client has seen of an element: whether it is in the window, or its width and height.
    package enum Report: Equatable, Sendable {
        case isInWindow(Bool)
        case size(String)
    }

    package var session: String
    /// A number that increases with each event of a page.
    ///
    /// Events with a serial arrive in order and at least once. The serial is `nil` for events that may be handled more
    /// than once.
    package var serial: Int?
    package var action: Action

    package init(session: String, serial: Int? = nil, _ action: Action) {
        self.session = session
        self.serial = serial
        self.action = action
    }
}

extension ClientEvent: Decodable {
    private enum CodingKeys: CodingKey {
        case session, serial, kind, id, value, number, ok, inWindow
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        session = try container.decode(String.self, forKey: .session)
        serial = try container.decodeIfPresent(Int.self, forKey: .serial)
        switch try container.decode(String.self, forKey: .kind) {
        case "hidden": action = .hidden
        case "window": action = .window(try container.decode([String: Report].self, forKey: .inWindow))
        case "level": action = .level(address: try container.decode(String.self, forKey: .value))
        case "opened":
            action = .opened(
                number: try container.decode(Int.self, forKey: .number),
                ok: try container.decode(Bool.self, forKey: .ok)
            )
        case let kind:
            guard let kind = ElementEvent.Kind(rawValue: kind) else {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "Unknown kind")
            }
            action = .element(
                kind,
                id: try container.decode(String.self, forKey: .id),
                value: try container.decodeIfPresent(String.self, forKey: .value)
            )
        }
    }
}

extension ClientEvent.Report: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let size = try? container.decode(String.self) {
            self = .size(size)
        } else {
            self = .isInWindow(try container.decode(Bool.self))
        }
    }
}
