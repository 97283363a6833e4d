/// Something a person did to an element, as a renderer reports it.
package struct ElementEvent: Equatable, Sendable {
    package var target: ElementID
    package var kind: Kind
    /// The new value of a field or a toggle.
    package var value: String?

    package init(_ kind: Kind, on target: ElementID, value: String? = nil) {
        self.target = target
        self.kind = kind
        self.value = value
    }

    /// The new value of a toggle, or whether the element is in view; `nil` if the event brings none.
    package var isOn: Bool? { value.flatMap { Bool($0) } }

    /// What was done.
    package enum Kind: String, CaseIterable, Sendable {
        /// A press: mouse, touch, Return or Space.
        case tap
        /// A press held for at least the element's minimum duration.
        case longPress
        /// A field or toggle has a new value.
        case change
        /// The person sent a field off, by Return.
        case submit
        /// The person closed a popover or a sheet: by Escape, by a press beside the sheet, or by one on nothing where
        /// what lies behind the popover can be used.
        case dismiss
        /// The person used something else on the page while a popover was open.
        case setAside
        /// The element has come into the client's window, or has left it.
        case visibility
    }
}

/// A set of kinds of events.
package struct EventSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package init(_ kind: ElementEvent.Kind) {
        switch kind {
        case .tap: self = .tap
        case .longPress: self = .longPress
        case .change: self = .change
        case .submit: self = .submit
        case .dismiss: self = .dismiss
        case .setAside: self = .setAside
        case .visibility: self = .visibility
        }
    }

    package static let tap = EventSet(rawValue: 1)
    package static let longPress = EventSet(rawValue: 2)
    package static let change = EventSet(rawValue: 4)
    package static let submit = EventSet(rawValue: 8)
    package static let dismiss = EventSet(rawValue: 16)
    package static let setAside = EventSet(rawValue: 32)
    package static let visibility = EventSet(rawValue: 64)
}
