extension Tips {
    /// What a rule may read: a parameter or an event.
    public protocol RuleInput: Sendable {
        /// What the body of a rule gets for the input.
        associatedtype Value: Sendable

        /// What the input is, for explanations and for noticing its changes.
        var key: RuleInputKey { get }

        /// Reads the input for one evaluation of a rule.
        func value(in evaluation: RuleEvaluation) -> Value
    }

    /// The identity of something that a rule reads.
    public enum RuleInputKey: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The parameter of an id.
        case parameter(String)
        /// The event of an id.
        case event(String)
        /// The status of the tip of an id.
        case tip(String)

        /// The kind and the id.
        public var description: String {
            switch self {
            case .parameter(let id): "parameter \(id)"
            case .event(let id): "event \(id)"
            case .tip(let id): "tip \(id)"
            }
        }
    }
}
