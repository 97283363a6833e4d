public import TipKitEngine
import TipKitStorage

extension Tips {
    /// Opens the datastore and starts to decide which tips may appear.
    ///
    /// Call it once, in the `init` of your app.
    ///
    /// - Parameter configuration: The location of the datastore, the display frequency, and other options. Options that
    ///   aren't given have default values.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if `configure` was already called; an error of the
    ///   datastore if the datastore can't be opened; `Tips.SyncError` if the address of a sync server is invalid. If
    ///   the datastore or the address is the problem, tips stay hidden, and `configure` may be called again.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        try configure(configuration, arguments: .current)
    }

    /// Unavailable, because options are passed as an array, in brackets.
    @available(*, unavailable, message: "put the options in brackets: Tips.configure([.displayFrequency(.daily)])")
    public static func configure(_ option: ConfigurationOption, _ more: ConfigurationOption...) throws {
        try configure([option] + more)
    }

    static func configure(_ configuration: [ConfigurationOption], arguments: LaunchArguments) throws {
        var settings = Settings(configuration)
        let center = TipCenter.current
        guard !center.isConfigured else { throw center.alreadyConfigured() }
        arguments.apply(to: center)
        guard !center.keepsInMemory else {
            return try center.configure(
                store: InMemoryTipStore(),
                frequency: settings.frequency,
                clock: settings.clock,
                holdouts: settings.holdouts,
                attention: settings.attention,
                switches: settings.switches
            )
        }
        let plan = try SyncPlan(settings)
        let directory = settings.location.directory
        let isReset = arguments.resetsDatastore || center.isResetRequested
        if isReset { try SQLiteTipStore.erase(directory: directory) }
        var store = try EarlyStore.take(of: directory) ?? EarlyStore.new(directory)
        if let person = plan?.person {
            store = try store.store(ofSignedIn: person)
            // Store the reset as a change, so that it syncs to the person's other devices.
            if isReset { try store.commit([.allReset(date: Date())]) }
        }
        try center.configure(
            store: store,
            frequency: settings.frequency,
            clock: settings.clock,
            holdouts: settings.holdouts.of(plan?.person),
            attention: settings.attention,
            switches: settings.switches
        )
        try plan?.sync(store, center)
    }

    /// Requests a reset of all tips, events and parameters.
    ///
    /// Call it before `configure`, which performs the reset.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` if called after `configure`; use ``reset()`` then.
    public static func resetDatastore() throws {
        try TipCenter.current.requestReset()
    }

    /// Resets all tips, events and parameters while the app is running, and updates views.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Throws: An error of the datastore, in which case nothing is reset.
    public static func reset() throws {
        try TipCenter.current.reset()
    }
}

extension Tips {
    /// Shows every tip, regardless of rules, the display frequency and earlier invalidations.
    ///
    /// The effect of the functions for testing isn't stored, and ends with the process. If several of these functions
    /// apply to a tip, the first of `showTipsForTesting`, `hideTipsForTesting`, `showAllTipsForTesting` and
    /// `hideAllTipsForTesting` takes precedence.
    public static func showAllTipsForTesting() {
        TipCenter.current.showAllForTesting()
    }

    /// Shows the tips of the given types, regardless of their rules, the display frequency and earlier invalidations.
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

#if !canImport(Darwin)
    public import Foundation

    extension URL {
        /// The user's folder for documents, `~/Documents`; added because Foundation on Linux lacks this property.
        public static var documentsDirectory: URL {
            PersonalFolders().home.appendingPathComponent("Documents", isDirectory: true)
        }

        /// The user's folder for app data, `$XDG_DATA_HOME` or `~/.local/share`; added because Foundation on Linux
        /// lacks this property.
        public static var applicationSupportDirectory: URL { PersonalFolders().data }
    }
#endif
