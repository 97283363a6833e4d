package import Foundation

/// Whether a tip may appear, why, and until when that holds.
package struct Decision: Sendable, Equatable {
    package var status: Tips.Status
    /// Whether what decided is kept; only an explanation asks for it.
    var recordsReasons = false
    /// What holds the tip back; empty if nothing does.
    package var reasons: [Tips.Explanation.Reason] = []
    /// What each rule gave, in the tip's order; empty for a retired tip.
    package var rules: [Tips.Explanation.RuleFinding] = []
    /// The next moment at which the decision can change without new input.
    package var nextChange: Date?
    /// Whether a clock that is turned, forwards or backwards, can change the decision.
    package var dependsOnTime = false
}
