public import Foundation
import Synchronization

extension Tips {
    /// One evaluation of a tip's rules: where they read from, and what they read.
    ///
    /// An evaluation notes every parameter and event that a rule reads, and the next moment at which a time window
    /// loses or gains a donation.
    public final class RuleEvaluation: Sendable {
        /// The moment of the evaluation.
        public let now: Date

        private let source: any RuleInputSource
        private let isMeasuring: Bool
        private let notes = Mutex(Notes())

        /// The evaluation that runs in this task, if any.
        @TaskLocal package static var current: RuleEvaluation?

        package init(source: any RuleInputSource, now: Date, isMeasuring: Bool = false) {
            self.source = source
            self.now = now
            self.isMeasuring = isMeasuring
        }

        package struct Notes: Sendable {
            /// What was read.
            package var dependencies: Set<RuleInputKey> = []
            /// When a window next loses or gains a donation.
            package var nextChange: Date?
            /// What was measured, in words; empty unless the evaluation measures.
            package var measurements: [String] = []
        }

        /// What was noted since the last call.
        package func takeNotes() -> Notes {
            notes.withLock { notes in
                defer { notes = Notes() }
                return notes
            }
        }

        func value<Value>(of parameter: Parameter<Value>) -> Value {
            note(parameter.key)
            let value = source.value(of: parameter)
            measure { "\(parameter.id) = \(value)" }
            return value
        }

        func history<Info>(of event: Event<Info>) -> EventHistory<Info> {
            note(event.key)
            let donations = Donations(source.donationLog(of: event), evaluation: self, event: event.id)
            measure { "\(event.id): \(donations.count) donations" }
            return EventHistory(donations: donations)
        }

        package func note(_ key: RuleInputKey) {
            notes.withLock { _ = $0.dependencies.insert(key) }
        }

        func noteChange(at date: Date) {
            notes.withLock { $0.nextChange = min($0.nextChange ?? date, date) }
        }

        func measure(_ text: () -> String) {
            guard isMeasuring else { return }
            let text = text()
            notes.withLock { notes in
                if !notes.measurements.contains(text) { notes.measurements.append(text) }
            }
        }
    }
}

/// Where an evaluation reads parameters and donations from.
package protocol RuleInputSource: Sendable {
    func value<Value>(of parameter: Tips.Parameter<Value>) -> Value
    func donationLog<Info>(of event: Tips.Event<Info>) -> DonationLog<Info>
}
