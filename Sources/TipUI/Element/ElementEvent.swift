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

    /// The new value of a toggle; `nil` if the event brings none.
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
        /// The person closed a popover or a sheet: by Escape, by a press beside the sheet, or by one outside the
        /// popover and its anchor where what lies behind can be used.
        case dismiss
    }
}
