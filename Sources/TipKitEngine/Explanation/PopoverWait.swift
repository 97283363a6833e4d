/// A tip's popover that waits for another's to close, as explanations say it; ended when it is released.
package final class PopoverWait: Sendable {
    private let tip: String
    private let number: UInt64
    private let center: TipCenter

    init(tip: String, number: UInt64, center: TipCenter) {
        self.tip = tip
        self.number = number
        self.center = center
    }

    deinit {
        center.endWait(number, of: tip)
    }
}
