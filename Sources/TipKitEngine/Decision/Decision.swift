package import Foundation

/// Whether a tip may appear, why, and until when that holds.
package struct Decision: Sendable, Equatable {
    package var status: Tips.Status
    /// What holds the tip back; empty if nothing does.
    package var reasons: [Tips.Explanation.Reason] = []
    /// What each rule gave, in the tip's order; empty unless the evaluation measures, and for a retired tip.
    package var rules: [Tips.Explanation.RuleFinding] = []
    /// The next moment at which the decision can change without new input.
    package var nextChange: Date?
    /// Whether a clock that is turned, forwards or backwards, can change the decision.
    package var dependsOnTime = false
}
