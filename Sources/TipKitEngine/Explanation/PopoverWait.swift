/// A tip's popover that waits for another's to close, as explanations say it; ended when it is released.
package final class PopoverWait: Sendable {
    private let tip: String
    private let holder: String
    private let number: UInt64
    private let center: TipCenter

    init(of tip: String, behind holder: String, number: UInt64, center: TipCenter) {
        self.tip = tip
        self.holder = holder
        self.number = number
        self.center = center
    }

    deinit {
        center.endWait(number, of: tip)
    }

    /// Whether it is that of a tip behind another one's popover, for a centre.
    package func isOne(of tip: String, behind holder: String, in center: TipCenter) -> Bool {
        self.tip == tip && self.holder == holder && self.center === center
    }
}
