public import Foundation
import Synchronization

extension Tips {
    /// One evaluation of a tip's rules: where they read from, and what they read.
    ///
    /// An evaluation records every parameter and event that a rule reads, and the next moment at which a time window
    /// loses or gains a donation.
    public final class RuleEvaluation: Sendable {
        /// The moment of the evaluation.
        public let now: Date

        /// Whether what is read is also put into words.
        package let isMeasuring: Bool
        private let source: any RuleInputSource & AnyObject
        private let reads = Mutex(Reads())
        private let readsTime = Atomic(false)
        /// The tip whose rules are evaluated.
        private let definition: TipDefinition?
        /// The evaluation whose rule asked for the status that this one is for.
        private let outer = RuleEvaluation.current
        /// The place of the rule that is asked; negative before the first.
        private let asked = Atomic(-1)

        /// The evaluation that runs in this task, if any.
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

        /// How what was read depends on time.
        package struct Times: Sendable {
            /// Whether a window was read, so that a clock turned either way can change what was found.
            package var readsWindow = false
            /// When a window next loses or gains a donation.
            package var nextChange: Date?
        }

        /// What was read so far.
        package var dependencies: Set<RuleInputKey> { reads.withLock { $0.dependencies } }

        /// How what was read so far depends on time.
        package var times: Times {
            readsTime.load(ordering: .acquiring) ? reads.withLock { $0.times } : Times()
        }

        /// What was measured since the last call, in words; empty unless the evaluation measures.
        package func takeMeasurements() -> [String] {
            guard isMeasuring else { return [] }
            return reads.withLock { reads in
                defer { reads.measurements = [] }
                return reads.measurements
            }
        }

        /// The most evaluations within each other.
        private static let deepest = 50

        /// Whether a tip may be decided on for a rule that asks for its status: not in a circle, nor too deep.
        func mayDecide(on id: String) -> Bool {
            var depth = 0
            var next: RuleEvaluation? = self
            while let evaluation = next {
                depth += 1
                if evaluation.definition?.id == id || depth >= Self.deepest { return false }
                next = evaluation.outer
            }
            return true
        }

        /// The same evaluation where it looks into another centre, whose changes don't come back to it.
        func reading(from center: TipCenter) -> RuleEvaluation {
            source === center ? self : RuleEvaluation(source: center, of: definition, now: center.now)
        }

        /// Records which rule is evaluated now.
        func ask(_ index: Int) {
            asked.store(index, ordering: .relaxed)
        }

        /// The rule that is asked, in words.
        var askedRule: String {
            let index = asked.load(ordering: .relaxed)
            guard let definition, definition.rules.indices.contains(index) else { return "a rule" }
            let source = definition.rules[index].source
            return source.isEmpty ? "rule \(index + 1) of \(definition.id)" : "\(source), of \(definition.id)"
        }

        func value<Value>(of parameter: Parameter<Value>) -> Value {
            recordRead(of: parameter.key)
            let value = source.value(of: parameter)
            measure { "\(parameter.id) = \(Self.brief(value))" }
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

        /// The most characters of a value that a measurement says.
        private static let briefLength = 100

        /// A value in few words: its beginning, if it is long.
        private static func brief(_ value: some Any) -> String {
            let text = String(describing: value)
            guard text.utf8.count > briefLength, text.count > briefLength else { return text }
            return text.prefix(briefLength) + "… (\(text.utf8.count) bytes)"
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

/// Where an evaluation reads parameters and donations from.
package protocol RuleInputSource: Sendable {
    func value<Value>(of parameter: Tips.Parameter<Value>) -> Value

    /// The log of an event, with at least the donations later than a moment in it; with none if that is `nil`.
    func donationLog<Info>(of event: Tips.Event<Info>, after start: Date?) -> DonationLog<Info>
}

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
