/// What tips speak to in a task: a centre, and the evaluation that runs in it, if any.
///
/// A reference, so that taking it from the task costs one count.
final class CenterBinding: Sendable {
    let center: TipCenter
    let evaluation: Tips.RuleEvaluation?

    @TaskLocal static var current: CenterBinding?

    init(_ center: TipCenter, evaluation: Tips.RuleEvaluation?) {
        self.center = center
        self.evaluation = evaluation
    }

    /// The tip's status in the centre, which isn't retained for that: where others refer to it weakly, that is slow.
    func status(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> Tips.Status {
        center.status(of: id, type: type, evaluation: evaluation, definition)
    }
}
