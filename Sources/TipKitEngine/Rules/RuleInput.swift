package import Foundation

/// A source of parameters and donations for an evaluation, such as a center.
package protocol RuleInputSource: Sendable {
    func value<Value>(of parameter: Tips.Parameter<Value>) -> Value

    /// The log of an event, with all donations later than `start`; if `start` is `nil`, only with the number of
    /// donations.
    func donationLog<Info>(of event: Tips.Event<Info>, after start: Date?) -> DonationLog<Info>

    /// When a tip was retired; `nil` if it isn't.
    func retirement(ofTip id: String) -> Date?
}

extension Tips {
    /// An input of a rule: a parameter or an event.
    public protocol RuleInput: Sendable {
        /// The type of the value that the body of a rule receives for the input.
        associatedtype Value: Sendable

        /// The identity of the input, for explanations and change tracking.
        var key: RuleInputKey { get }

        /// Reads the input for one evaluation of a rule.
        func value(in evaluation: RuleEvaluation) -> Value
    }

    /// The identity of an input of a rule.
    public enum RuleInputKey: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The parameter with the given id.
        case parameter(String)
        /// The event with the given id.
        case event(String)
        /// The status of the tip with the given id.
        case tip(String)

        /// The kind of input and its id, such as `event page-turned`.
        public var description: String {
            switch self {
            case .parameter(let id): "parameter \(id)"
            case .event(let id): "event \(id)"
            case .tip(let id): "tip \(id)"
            }
        }
    }
}
