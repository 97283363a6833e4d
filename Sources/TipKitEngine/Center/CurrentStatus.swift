/// A status that can be given out without a decision.
struct CurrentStatus: Sendable {
    let subject: TipSubject
    let type: ObjectIdentifier?
    let status: Tips.Status
}
