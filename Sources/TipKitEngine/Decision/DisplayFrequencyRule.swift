import Foundation

/// The display frequency's rule: a tip's first appearance waits until so long after another's.
///
/// Asked when a tip is decided on, when its display is reserved, and in the transaction that counts the display.
struct DisplayFrequencyRule {
    /// How long a tip waits, in seconds; 0 for not at all.
    let pause: TimeInterval

    init(pause: TimeInterval) {
        self.pause = pause
    }

    /// Makes the rule of a tip with options.
    init(_ frequency: Tips.ConfigurationOption.DisplayFrequency, for options: TipOptions) {
        pause = options.ignoresDisplayFrequency ? 0 : frequency.interval
    }

    /// Whether the rule counts for a tip: one that has appeared may appear again at any time.
    func concerns(_ record: TipRecord) -> Bool { pause > 0 && record.firstDisplayed == nil }

    /// Until when a tip waits after a first appearance; `nil` after its own.
    func end(for tip: String, after latest: FirstDisplay) -> Date? {
        latest.tip == tip ? nil : latest.date.addingTimeInterval(pause)
    }
}
