import TipKitEngine

/// What a list of options asks for; of two of a kind the last counts.
struct Settings {
    var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
    var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var clock: (any TipClock)?
    /// The container to sync through; `nil` if none was named.
    var container: Tips.ConfigurationOption.CloudKitContainer?
    /// Whether the app says that tips sync through no container.
    var isSyncOff = false
    /// The server to sync through, if the app names it.
    var server: SyncServer?

    init(_ options: [Tips.ConfigurationOption]) {
        for option in options {
            switch option.choice {
            case .datastoreLocation(let location): self.location = location
            case .displayFrequency(let frequency): self.frequency = frequency
            case .clock(let clock): self.clock = clock
            case .cloudKitContainer(let container): (self.container, isSyncOff) = (container, container == nil)
            case .syncServer(let server): self.server = server
            }
        }
    }
}
