import TipKitEngine

extension Tip {
    /// Retires the tip since a person closed it, and tells how.
    func close(_ cause: Tips.Outcome.Cause) {
        TipCenter.current.note(.closed(cause), of: id)
        invalidate(reason: .tipClosed)
    }
}
