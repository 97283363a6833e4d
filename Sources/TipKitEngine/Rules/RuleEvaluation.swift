public import Foundation
import Synchronization

extension Tips {
    /// An evaluation of a tip's rules: the source of their inputs, and the inputs that they read.
    ///
    /// An evaluation records every parameter and event that a rule reads, and the next moment at which a time window
    /// loses or gains a donation.
    public final class RuleEvaluation: Sendable {
        /// The time of the evaluation.
        public let now: Date

        /// Whether the evaluation also describes what its rules read.
        package let isMeasuring: Bool
        private let source: any RuleInputSource & AnyObject
        private let reads = Mutex(Reads())
        private let readsTime = Atomic(false)
        /// The tip whose rules are evaluated.
        private let definition: TipDefinition?
        /// The evaluation whose rule reads the status that this one determines.
        private let enclosingEvaluation = RuleEvaluation.current
        /// The index of the rule in evaluation; negative before the first.
        private let currentRuleIndex = Atomic(-1)

        /// The evaluation in progress in this task, if any.
        package static var current: RuleEvaluation? { CenterBinding.current?.evaluation }

        package init(
            source: any RuleInputSource & AnyObject,
            of definition: TipDefinition? = nil,
            now: Date,
            isMeasuring: Bool = false
        ) {
            self.source = source
            self.definition = definition
            self.now = now
            self.isMeasuring = isMeasuring
        }

        private struct Reads: Sendable {
            var dependencies: Set<RuleInputKey> = []
            var times = Times()
            var measurements: [String] = []
        }

        /// How the values that were read depend on time.
        package struct Times: Sendable {
            /// Whether a window was read, so that turning the clock forwards or backwards can change the result.
            package var readsWindow = false
            /// The next date at which a window loses or gains a donation.
            package var nextChange: Date?
        }

        /// The inputs that were read so far.
        package var dependencies: Set<RuleInputKey> { reads.withLock { $0.dependencies } }

        /// How the values that were read so far depend on time.
        package var times: Times {
            readsTime.load(ordering: .acquiring) ? reads.withLock { $0.times } : Times()
        }

        /// Removes and returns the measurements since the last call; empty unless the evaluation is measuring.
        package func takeMeasurements() -> [String] {
            guard isMeasuring else { return [] }
            return reads.withLock { reads in
                defer { reads.measurements = [] }
                return reads.measurements
            }
        }

        /// The maximum depth of nested evaluations.
        private static let maximumDepth = 50

        /// Whether a tip may be decided for a rule that reads its status: not in a circle of rules, nor nested too
        /// deep.
        func mayDecide(on id: String) -> Bool {
            var depth = 0
            var next: RuleEvaluation? = self
            while let evaluation = next {
                depth += 1
                if evaluation.definition?.id == id || depth >= Self.maximumDepth { return false }
                next = evaluation.enclosingEvaluation
            }
            return true
        }

        /// The evaluation to read from a center with.
        ///
        /// For another center it is a new evaluation, since changes of that center aren't tracked.
        func evaluation(for center: TipCenter) -> RuleEvaluation {
            source === center ? self : RuleEvaluation(source: center, of: definition, now: center.now)
        }

        /// Records which rule is being evaluated.
        func setCurrentRule(_ index: Int) {
            currentRuleIndex.store(index, ordering: .relaxed)
        }

        /// A description of the rule that is being evaluated.
        var currentRuleDescription: String {
            let index = currentRuleIndex.load(ordering: .relaxed)
            guard let definition, definition.rules.indices.contains(index) else { return "a rule" }
            let source = definition.rules[index].source
            return source.isEmpty ? "rule \(index + 1) of \(definition.id)" : "\(source), of \(definition.id)"
        }

        func value<Value>(of parameter: Parameter<Value>) -> Value {
            recordRead(of: parameter.key)
            let value = source.value(of: parameter)
            measure { "\(parameter.id) = \(Self.shortDescription(of: value))" }
            return value
        }

        func history<Info>(of event: Event<Info>) -> EventHistory<Info> {
            recordRead(of: event.key)
            let history = event.history(source: source, evaluation: self)
            measure { "\(event.id): \(history.donations.count) donation\(history.donations.count == 1 ? "" : "s")" }
            return history
        }

        package func recordRead(of key: RuleInputKey) {
            reads.withLock { _ = $0.dependencies.insert(key) }
        }

        func recordChange(at date: Date) {
            reads.withLock { reads in
                reads.times.readsWindow = true
                reads.times.nextChange = min(reads.times.nextChange ?? date, date)
            }
            readsTime.store(true, ordering: .releasing)
        }

        /// Records when a window changes: its oldest donation leaves it, or the next one after it enters.
        func recordWindow<Info>(
            _ log: DonationLog<Info>,
            _ window: Range<Int>,
            in outer: Range<Int>?,
            length: TimeInterval
        ) {
            reads.withLock { $0.times.readsWindow = true }
            readsTime.store(true, ordering: .releasing)
            if let oldest = window.first {
                recordChange(at: log.date(at: oldest).addingTimeInterval(length))
            }
            if window.upperBound < (outer ?? log.indices).upperBound {
                recordChange(at: log.date(at: window.upperBound))
            }
        }

        /// The maximum number of characters of a value in a measurement.
        private static let maximumDescriptionLength = 100

        /// A short description of a value: only its beginning if it is long.
        private static func shortDescription(of value: some Any) -> String {
            let text = String(describing: value)
            guard text.utf8.count > maximumDescriptionLength, text.count > maximumDescriptionLength else { return text }
            return text.prefix(maximumDescriptionLength) + "… (\(text.utf8.count) bytes)"
        }

        func measure(_ text: () -> String) {
            guard isMeasuring else { return }
            let text = text()
            reads.withLock { reads in
                if !reads.measurements.contains(text) { reads.measurements.append(text) }
            }
        }
    }
}

/// The source of an evaluation's parameters and donations.
package protocol RuleInputSource: Sendable {
    func value<Value>(of parameter: Tips.Parameter<Value>) -> Value

    /// The log of an event, which includes all donations later than a moment, or only their number if that is `nil`.
    func donationLog<Info>(of event: Tips.Event<Info>, after start: Date?) -> DonationLog<Info>
}

extension Tips {
    /// An input of a rule: a parameter or an event.
    public protocol RuleInput: Sendable {
        /// The type that the body of a rule gets for the input.
        associatedtype Value: Sendable

        /// The identity of the input, for explanations and change tracking.
        var key: RuleInputKey { get }

        /// Reads the input for one evaluation of a rule.
        func value(in evaluation: RuleEvaluation) -> Value
    }

    /// The identity of an input of a rule.
    public enum RuleInputKey: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The parameter with an id.
        case parameter(String)
        /// The event with an id.
        case event(String)
        /// The status of the tip with an id.
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
