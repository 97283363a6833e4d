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
