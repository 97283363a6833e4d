import Logging
import Synchronization

extension TipCenter {
    /// Whether a change is asked for in a rule, which reads and changes nothing; the log says so once of each rule.
    ///
    /// - Parameter what: What the rule does, in words.
    func isRefusedInRule(_ what: @autoclosure () -> String) -> Bool {
        guard let evaluation = Tips.RuleEvaluation.current else { return false }
        let (what, rule) = (what(), evaluation.askedRule)
        if state.withLock({ $0.markSaid("\(rule) \(what)") }) {
            tipLog.error(
                "A rule reads and changes nothing; what it wanted to change stays as it is.",
                metadata: ["rule": "\(rule)", "wanted": "it \(what)"]
            )
        }
        return true
    }
}
