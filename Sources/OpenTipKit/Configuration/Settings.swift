import TipKitEngine

/// What a list of options asks for; of two of a kind the last counts.
struct Settings {
    var location = Tips.ConfigurationOption.DatastoreLocation.applicationDefault
    var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    var clock: (any TipClock)?

    init(_ options: [Tips.ConfigurationOption]) {
        for option in options {
            switch option.choice {
            case .datastoreLocation(let location): self.location = location
            case .displayFrequency(let frequency): self.frequency = frequency
            case .clock(let clock): self.clock = clock
            case .cloudKitContainer(let container): Self.logMissingServer(for: container)
            }
        }
    }

    private static func logMissingServer(for container: Tips.ConfigurationOption.CloudKitContainer?) {
        guard container != nil else { return }
        logNotice("Tips stay on this device: there is no sync server.")
    }
}
