/// Something on its way to observers, outside the lock and in order.
enum Delivery: Sendable {
    /// A status, to those who follow one tip.
    case status(Tips.Status, [AsyncStream<Tips.Status>.Continuation])
    /// A change, to the views that observe one tip: of its status, or of what explains it alone.
    case change(TipSubject, ofStatus: Bool)
    /// An outcome, to those who follow all tips.
    case outcome(Tips.Outcome, [AsyncStream<Tips.Outcome>.Continuation])
}
