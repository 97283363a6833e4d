public import TipKitEngine

extension Tips {
    /// Shows every tip, whatever its rules, the frequency and earlier invalidations.
    ///
    /// The switches aren't stored. `showTipsForTesting` comes before `hideTipsForTesting`, that before this, and this
    /// before `hideAllTipsForTesting`.
    public static func showAllTipsForTesting() {
        TipCenter.current.showAllForTesting()
    }

    /// Shows the tips of the given types, whatever their rules, the frequency and earlier invalidations.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.current.showForTesting(tips.map { String(describing: $0) })
    }

    /// Hides every tip.
    public static func hideAllTipsForTesting() {
        TipCenter.current.hideAllForTesting()
    }

    /// Hides the tips of the given types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        TipCenter.current.hideForTesting(tips.map { String(describing: $0) })
    }
}
