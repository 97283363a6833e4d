import TipKitEngine

extension Tip {
    /// Ends a display of the tip since a person closed it, emits how, and retires the tip.
    func close(_ display: TipDisplay?, _ cause: Tips.Outcome.Cause) {
        guard let display else { return invalidate(reason: .tipClosed) }
        TipCenter.current.register(definition)
        display.close(cause)
    }
}
