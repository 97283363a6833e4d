package import Foundation

/// A user's action on an element, as reported by a renderer.
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

    /// The new value of a toggle, or whether the element has the focus or is in the client's window; `nil` if the event
    /// has no such value.
    package var isOn: Bool? { value.flatMap { Bool($0) } }

    /// The size of an element, from two numbers with a space between them; `nil` if the event has no such value.
    package var size: CGSize? {
        let lengths = value?.split(separator: " ").compactMap { Double($0) } ?? []
        guard lengths.count == 2, lengths.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
        return CGSize(width: lengths[0], height: lengths[1])
    }

    /// The report of a drag; `nil` if the event has no such value.
    package var drag: ElementDrag? { value.flatMap { ElementDrag($0) } }

    /// The kind of action.
    package enum Kind: String, CaseIterable, Sendable {
        /// A press with the mouse, a finger, Return or Space.
        case tap
        /// A press held for at least the element's minimum duration.
        case longPress
        /// A field or toggle has a new value.
        case change
        /// The user submitted a field with Return.
        case submit
        /// The user finished editing a field or moving a slider.
        case commit
        /// The user closed a popover or a sheet, with Escape or a press outside: outside a sheet, or on an empty part
        /// of the page behind a popover that doesn't block the page.
        case dismiss
        /// The user used another part of the page while a popover was open.
        case setAside
        /// The element has entered or left the client's window.
        case visibility
        /// The client has measured the element, or the picture in it.
        case size
        /// The keyboard focus has moved to the element or a part of it, or from there to an element that doesn't handle
        /// this event.
        case focus
        /// The user drags the element, or has dragged it.
        case drag
    }
}

/// A set of event kinds.
package struct EventSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ kind: ElementEvent.Kind) {
        switch kind {
        case .tap: self = .tap
        case .longPress: self = .longPress
        case .change: self = .change
        case .submit: self = .submit
        case .commit: self = .commit
        case .dismiss: self = .dismiss
        case .setAside: self = .setAside
        case .visibility: self = .visibility
        case .size: self = .size
        case .focus: self = .focus
        case .drag: self = .drag
        }
    }

    package static let tap = EventSet(rawValue: 1)
    package static let longPress = EventSet(rawValue: 2)
    package static let change = EventSet(rawValue: 4)
    package static let submit = EventSet(rawValue: 8)
    package static let dismiss = EventSet(rawValue: 16)
    package static let setAside = EventSet(rawValue: 32)
    package static let visibility = EventSet(rawValue: 64)
    package static let commit = EventSet(rawValue: 128)
    package static let size = EventSet(rawValue: 256)
    package static let focus = EventSet(rawValue: 512)
    package static let drag = EventSet(rawValue: 1024)
}
