import TipKitEngine

extension Tip {
    /// Retires the tip since a person closed a display of it, and tells how.
    func close(_ display: TipDisplay?, _ cause: Tips.Outcome.Cause) {
        guard let display else { return invalidate(reason: .tipClosed) }
        TipCenter.current.register(definition)
        display.close(cause)
    }
}
