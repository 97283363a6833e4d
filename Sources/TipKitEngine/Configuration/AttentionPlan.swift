package import Foundation

/// How a center spares a person's attention, besides the display frequency.
package struct AttentionPlan: Sendable, Equatable {
    /// The caps on first appearances, without those that have no effect.
    package private(set) var caps: [Tips.Cap] = []
    /// How long no tip appears after the person's first launch; `nil` for no such time.
    package var grace: Tips.DonationTimeRange? {
        didSet { if grace?.seconds == 0 { grace = nil } }
    }
    /// How long a person is observed before it is believed that they have never done something; `nil` for not at all.
    package var observation: Tips.DonationTimeRange? {
        didSet { if observation?.seconds == 0 { observation = nil } }
    }

    /// When it is quiet after a person's answer; `nil` for never.
    package var quiet: Quiet? {
        didSet { if quiet.map({ $0.answers.isEmpty || $0.length.seconds == 0 }) ?? false { quiet = nil } }
    }
    /// When the person first launched the app, according to the app; `nil` if the app doesn't say it.
    package var statedLaunch: Date?
    /// The version of the app with which a first launch is stored; `nil` if the app doesn't say it.
    package var appVersion: AppVersion?

    package init() {}

    /// Adds a cap, unless its period has no length.
    package mutating func add(_ cap: Tips.Cap) {
        if cap.period.seconds > 0 { caps.append(cap) }
    }

    /// Whether decisions depend on when the person first launched the app.
    var needsFirstLaunch: Bool { grace != nil || observation != nil || appVersion != nil }
}
