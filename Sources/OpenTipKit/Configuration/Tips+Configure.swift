public import TipKitEngine
import TipKitStorage

extension Tips {
    /// Opens the datastore and begins to decide which tips may appear; call it once, in your app's `init`.
    ///
    /// - Parameter configuration: Where the datastore lies, the display frequency and more, each at its default unless
    ///   given.
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` the second time; an error of the datastore if it can't be
    ///   opened, or `Tips.SyncError` if a sync server's address can't be used, and then tips stay hidden and `configure` may
    ///   be called again.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        try configure(configuration, arguments: .current)
    }

    /// Not there: options stand in brackets.
    @available(*, unavailable, message: "put the options in brackets: Tips.configure([.displayFrequency(.daily)])")
    public static func configure(_ option: ConfigurationOption, _ more: ConfigurationOption...) throws {
        try configure([option] + more)
    }

    static func configure(_ configuration: [ConfigurationOption], arguments: LaunchArguments) throws {
        let settings = Settings(configuration)
        let center = TipCenter.current
        guard !center.isConfigured else { throw center.alreadyConfigured() }
        arguments.apply(to: center)
        guard !center.keepsInMemory else {
            return try center.configure(
                store: InMemoryTipStore(),
                frequency: settings.frequency,
                clock: settings.clock
            )
        }
        let plan = try SyncPlan(settings)
        let directory = settings.location.directory
        let isReset = arguments.resetsDatastore || center.isResetRequested
        if isReset { try SQLiteTipStore.erase(directory: directory) }
        var store = try SQLiteTipStore(directory: directory)
        if let person = plan?.person {
            store = try store.store(ofSignedIn: person)
            // The person's other devices shall forget too.
            if isReset { try store.commit([.allReset(date: Date())]) }
        }
        try center.configure(store: store, frequency: settings.frequency, clock: settings.clock)
        try plan?.sync(store, center)
    }

    /// Forgets all tips, events and parameters; call it before `configure`, which carries it out.
    ///
    /// - Throws: `TipKitError.tipsDatastoreAlreadyConfigured` after `configure`; ``reset()`` does it then.
    public static func resetDatastore() throws {
        try TipCenter.current.requestReset()
    }

    /// Forgets all tips, events and parameters while the app runs; views follow.
    ///
    /// Not in Apple's TipKit.
    ///
    /// - Throws: An error of the datastore; then nothing is forgotten.
    public static func reset() throws {
        try TipCenter.current.reset()
    }
}

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

#if !canImport(Darwin)
    public import Foundation
    import TipKitEngine

    extension URL {
        /// The person's folder for documents, `~/Documents`; missing in Foundation on Linux.
        public static var documentsDirectory: URL {
            PersonalFolders().home.appendingPathComponent("Documents", isDirectory: true)
        }

        /// The person's folder for data of apps: `$XDG_DATA_HOME` or `~/.local/share`; missing in Foundation on Linux.
        public static var applicationSupportDirectory: URL { PersonalFolders().data }
    }
#endif
