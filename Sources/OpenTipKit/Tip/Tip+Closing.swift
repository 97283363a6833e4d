import TipKitEngine

extension Tip {
    /// Retires the tip since a person closed a display of it, and tells how.
    func close(_ display: TipDisplay?, _ cause: Tips.Outcome.Cause) {
        display?.close(cause)
        invalidate(reason: .tipClosed)
    }
}
