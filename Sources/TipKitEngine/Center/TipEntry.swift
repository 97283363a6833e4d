import Foundation

/// A tip that a centre has met, and the latest decision about it.
struct TipEntry: Sendable {
    var definition: TipDefinition
    var decision: Decision?
    var decidedAt = Date.distantPast
    /// What the latest decision read.
    var dependencies: Set<Tips.RuleInputKey> = []
    /// The serial of the latest change of what is decided on: its definition, record, displays or switches.
    var changed: UInt64
    var published = Tips.Status.pending
    var streams: [UInt64: AsyncStream<Tips.Status>.Continuation] = [:]
    let subject: TipSubject

    /// The latest decision, if it still holds at a moment.
    func decision(at now: Date) -> Decision? {
        guard let decision, decision.dependsOnTime else { return decision }
        if decidedAt > now { return nil }
        if let next = decision.nextChange, next <= now { return nil }
        return decision
    }
}
