public import Foundation

extension Tips.ConfigurationOption {
    /// Leaves new people alone: no tip that has never appeared appears for a time after a person's first launch.
    ///
    /// The first launch is the first one with this option or ``observe(_:)``, on any of the person's devices; after a
    /// reset of everything, the next launch is the first. `IgnoresDisplayFrequency` doesn't lift the grace. Not in Apple's TipKit.
    ///
    /// - Parameter length: The length of the grace; no length means none.
    public static func grace(_ length: Tips.DonationTimeRange) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .grace(length))
    }

    /// Believes that a person has never done something only after the person was observed for a time.
    ///
    /// A tip that has the option `Teaches`, or whose rules read an event without any donation, waits until the time since
    /// the person's first launch is over; a tip that has appeared doesn't. So a person who comes from a release that
    /// donated nothing yet isn't told what they have done for years. The first launch is the first one with this option or
    /// ``grace(_:)``, on any of the person's devices; after a reset of everything, the next launch is the
    /// first. Not in Apple's TipKit.
    ///
    /// - Parameter length: How long the person is observed; no length means not at all.
    public static func observe(_ length: Tips.DonationTimeRange) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .observe(length))
    }

    /// Says when the person first launched the app, such as the date at which their account was created.
    ///
    /// Without it, everyone's first launch is the first one with ``grace(_:)``, ``observe(_:)`` or ``appVersion(_:)``. So
    /// people who have used an app for years would be new when it begins to use one of these. Of this date and a launch
    /// that is stored, the earlier counts. For many people in one process, see
    /// the parameter `firstLaunch` of `TipPeople`. Not in Apple's TipKit.
    ///
    /// - Parameter date: The date; one in the future has no effect, which is logged.
    public static func firstLaunch(_ date: Date) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .firstLaunch(date))
    }

    /// Says the app's version, which is stored with a person's first launch, for the option `NewIn`.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Parameter version: Numbers with points between them, such as `2.4.1`. Another text has no effect, which is logged.
    public static func appVersion(_ version: String) -> Tips.ConfigurationOption {
        Tips.ConfigurationOption(choice: .appVersion(version))
    }
}
