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
}
