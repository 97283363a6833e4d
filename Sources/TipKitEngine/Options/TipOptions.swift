package import Foundation

/// A tip's options, each at its default where the tip names none; of two of a kind the last counts.
package struct TipOptions: Sendable, Equatable {
    package var ignoresDisplayFrequency = false
    package var maxDisplayCount: Int?
    package var maxDisplayDuration: TimeInterval?

    package init(_ options: [any TipOption] = []) {
        for option in options {
            switch option {
            case let option as Tips.IgnoresDisplayFrequency: ignoresDisplayFrequency = option.value
            case let option as Tips.MaxDisplayCount: maxDisplayCount = option.value
            case let option as Tips.MaxDisplayDuration: maxDisplayDuration = option.value
            default: break
            }
        }
    }
}
