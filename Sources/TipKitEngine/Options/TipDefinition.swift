package import Foundation

/// The definition of a tip as the engine uses it, without the tip's content.
package struct TipDefinition: Sendable {
    package var id: String
    package var typeName: String
    /// The type of the tip; `nil` for a tip that isn't defined by a type.
    package var type: Any.Type?
    package var rules: [Tips.Rule]
    package var options: TipOptions

    package init(
        id: String,
        typeName: String = "",
        type: Any.Type? = nil,
        rules: [Tips.Rule] = [],
        options: [any TipOption] = []
    ) {
        self.id = id
        self.typeName = typeName
        self.type = type
        self.rules = rules
        self.options = TipOptions(options)
    }

    /// The parameters and events that a decision on the tip reads, as far as they are declared.
    var inputs: [Tips.RuleInputKey] {
        rules.flatMap(\.inputs) + (options.teaches.map { [.event($0.event)] } ?? [])
    }
}

/// A tip's options, with default values for the options that the tip doesn't set.
///
/// If the tip sets an option twice, the last value applies; the groups of all `LimitGroup` options apply.
package struct TipOptions: Sendable, Equatable {
    package var ignoresDisplayFrequency = false
    package var maxDisplayCount: Int?
    package var maxDisplayDuration: TimeInterval?
    package var teaches: Tips.Teaches?
    package var holdout: Tips.Holdout?
    package var compares: Tips.Compares?
    /// The groups that the tip names for caps, in order.
    package var limitGroups: [String] = []
    package var maxSnoozes: Int?
    package var newIn: Tips.NewIn?
    package var rank = 0
    package var begins: Date?
    package var ends: Date?
    package var expiresAfter: Tips.DonationTimeRange?

    package init(_ options: [any TipOption] = []) {
        for option in options {
            switch option {
            case let option as Tips.IgnoresDisplayFrequency: ignoresDisplayFrequency = option.value
            case let option as Tips.MaxDisplayCount: maxDisplayCount = option.value
            case let option as Tips.MaxDisplayDuration: maxDisplayDuration = option.value
            case let option as Tips.Teaches: teaches = option
            case let option as Tips.Holdout: holdout = option
            case let option as Tips.Compares: compares = option
            case let option as Tips.MaxSnoozes: maxSnoozes = option.value
            case let option as Tips.NewIn: newIn = option
            case let option as Tips.Rank: rank = option.value
            case let option as Tips.Begins: begins = option.date
            case let option as Tips.Ends: ends = option.date
            case let option as Tips.ExpiresAfter: expiresAfter = option.length
            case let option as Tips.LimitGroup: limitGroups = Set(limitGroups + option.names).sorted()
            default: break
            }
        }
    }
}
