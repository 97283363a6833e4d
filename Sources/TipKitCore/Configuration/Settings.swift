import Foundation
import TipContent
package import TipKitEngine

/// The settings that a list of configuration options contains.
///
/// If several options set the same value, the last one applies; all caps apply.
package struct Settings {
    lazy var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
    package var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var clock: (any TipClock)?
    package var holdout = Tips.Holdout(0)
    /// The arm that everyone has; `nil` if chance decides.
    var arm: String?
    package var attention = AttentionPlan()
    var switches: TipSwitches?
    /// How many outcomes are kept until they were handed on; `nil` if none are.
    var mostOutcomes: Int?
    /// The container to sync through; `nil` if the options don't specify one.
    var container: Tips.ConfigurationOption.CloudKitContainer?
    /// Whether the app turned off syncing by passing `nil` as the container.
    var isSyncOff = false
    /// The server to sync through, if the app specifies one.
    var server: SyncServer?

    package init(_ options: [Tips.ConfigurationOption]) {
        for option in options {
            switch option.choice {
            case .datastoreLocation(let location): self.location = location
            case .displayFrequency(let frequency): self.frequency = frequency
            case .clock(let clock): self.clock = clock
            case .cloudKitContainer(let container): (self.container, isSyncOff) = (container, container == nil)
            case .holdout(let holdout): self.holdout = holdout
            case .arm(let name): arm = name
            case .limit(let cap): attention.add(cap)
            case .grace(let length): attention.grace = length
            case .observe(let length): attention.observation = length
            case .firstLaunch(let date): attention.statedLaunch = date
            case .appVersion(let text): setAppVersion(text)
            case .quiet(let quiet): attention.quiet = quiet
            case .switches(let switches): self.switches = switches
            case .keepOutcomes(let most): mostOutcomes = max(1, most)
            case .syncServer(let server): self.server = server
            }
        }
    }

    private mutating func setAppVersion(_ text: String) {
        attention.appVersion = AppVersion(text)
        guard attention.appVersion == nil else { return }
        logNotice(
            """
            The option appVersion(\(text.debugDescription)) isn't a version and has no effect. Write numbers with points \
            between them, such as appVersion("2.4.1").
            """
        )
    }

    /// From whom tips are held out, and which arms people have.
    var holdouts: HoldoutPlan { HoldoutPlan(holdout: holdout, arm: arm) }
}

/// The launch arguments that Apple's TipKit supports, each followed by its value.
///
/// Arguments after `--` are ignored, because they are meant only for the app.
struct LaunchArguments {
    var showsAll = false
    var hidesAll = false
    var shown: [String] = []
    var hidden: [String] = []
    var resetsDatastore = false

    static var current: LaunchArguments { LaunchArguments(ProcessInfo.processInfo.arguments) }

    init(_ arguments: [String]) {
        let arguments = arguments.prefix { $0 != "--" }
        for (name, value) in zip(arguments, arguments.dropFirst()) {
            switch name {
            case "-com.apple.TipKit.ShowAllTips": showsAll = Self.isTrue(value)
            case "-com.apple.TipKit.HideAllTips": hidesAll = Self.isTrue(value)
            case "-com.apple.TipKit.ShowTips": shown = Self.names(value)
            case "-com.apple.TipKit.HideTips": hidden = Self.names(value)
            case "-com.apple.TipKit.ResetDatastore": resetsDatastore = Self.isTrue(value)
            default: break
            }
        }
    }

    func apply(to center: TipCenter) {
        if showsAll { center.showAllForTesting() }
        if hidesAll { center.hideAllForTesting() }
        if !shown.isEmpty { center.showForTesting(shown) }
        if !hidden.isEmpty { center.hideForTesting(hidden) }
    }

    private static func isTrue(_ value: String) -> Bool {
        ["1", "yes", "true"].contains(value.lowercased())
    }

    private static func names(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
