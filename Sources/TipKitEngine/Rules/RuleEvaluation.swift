public import Foundation
import Synchronization

extension Tips {
    /// An evaluation of a tip's rules, which supplies the rules' inputs and records which inputs are read.
    ///
    /// The evaluation also records the next date at which a donation enters or leaves a time window that a rule reads.
    public final class RuleEvaluation: Sendable {
        /// The time of the evaluation.
        public let now: Date

        /// Whether the evaluation also records descriptions of the values that rules read, for explanations.
        package let isMeasuring: Bool
        private let source: any RuleInputSource & AnyObject
        private let reads = Mutex(Reads())
        private let readsTime = Atomic(false)
        private let readsUnusedEvent = Atomic(false)
        /// The tip whose rules are evaluated.
        private let definition: TipDefinition?
        /// The outer evaluation, if this evaluation was started because a rule reads the status of another tip.
        private let enclosingEvaluation = RuleEvaluation.current
        /// The index of the rule that is being evaluated; negative before the first rule.
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
            /// Whether a time window was read, so that setting the clock forwards or backwards can change the result.
            package var readsWindow = false
            /// The next date at which a donation enters or leaves a time window.
            package var nextChange: Date?
        }

        /// The inputs that rules have read so far.
        package var dependencies: Set<RuleInputKey> { reads.withLock { $0.dependencies } }

        /// How the values that rules have read so far depend on time.
        package var times: Times {
            readsTime.load(ordering: .acquiring) ? reads.withLock { $0.times } : Times()
        }

        /// Whether rules have read an event that has no donations.
        var hasReadUnusedEvent: Bool { readsUnusedEvent.load(ordering: .relaxed) }

        /// Removes and returns the descriptions of the values read since the last call; empty unless `isMeasuring` is
        /// `true`.
        package func takeMeasurements() -> [String] {
            guard isMeasuring else { return [] }
            return reads.withLock { reads in
                defer { reads.measurements = [] }
                return reads.measurements
            }
        }

        /// The maximum depth of nested evaluations.
        private static let maximumDepth = 50

        /// Whether a tip may be decided when a rule reads its status; `false` if the tip is being decided already, or
        /// if evaluations are nested too deep.
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

        /// The evaluation to use while a rule runs code with the given center as the current one.
        ///
        /// If this evaluation belongs to another center, the result is a new evaluation, since this evaluation doesn't
        /// track changes in the given center.
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
            if history.donations.count == 0 { readsUnusedEvent.store(true, ordering: .relaxed) }
            measure { "\(event.id): \(history.donations.count) donation\(history.donations.count == 1 ? "" : "s")" }
            return history
        }

        /// Whether a tip was retired at least a number of seconds ago.
        ///
        /// A retirement that is further in the future than that has the date of a wrong clock, and counts as long ago.
        func hasEnded(_ tip: String, for seconds: TimeInterval) -> Bool {
            recordRead(of: .tip(tip))
            let end = source.retirement(ofTip: tip)
            measure { end.map { "\(tip) ended at \($0.ISO8601Format())" } ?? "\(tip) hasn't ended" }
            guard let end else { return false }
            let (earliest, last) = (end.addingTimeInterval(-seconds), end.addingTimeInterval(seconds))
            if now >= last {
                recordTimeRead()
                return true
            }
            recordChange(at: now < earliest ? earliest : last)
            return now < earliest
        }

        private func recordTimeRead() {
            reads.withLock { $0.times.readsWindow = true }
            readsTime.store(true, ordering: .releasing)
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

        /// Records the dates on which a time window's contents change: when its oldest donation leaves it, and when the
        /// first donation after the window enters it.
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

        /// The maximum number of characters in the description of a value.
        private static let maximumDescriptionLength = 100

        /// A description of a value, shortened to its beginning if it is long.
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
