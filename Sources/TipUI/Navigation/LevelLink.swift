import Foundation

/// That a press leads to another level.
package struct LevelLink: Equatable, Sendable {
    /// What the level is called in addresses; `nil` leaves that to the link's identifier or label.
    package var name: String?

    package init(name: String? = nil) {
        self.name = name
    }
}

extension NavigationValue {
    /// What the level of the value is called in addresses, if the value has a text that stays the same.
    var levelName: String? {
        switch base {
        case let text as any LosslessStringConvertible: text.description
        case let id as UUID: id.uuidString
        case let value as any RawRepresentable<String>: value.rawValue
        case let value as any RawRepresentable<Int>: value.rawValue.description
        default: nil
        }
    }
}
