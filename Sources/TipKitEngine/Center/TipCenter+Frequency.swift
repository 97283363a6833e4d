import Synchronization

extension TipCenter {
    /// The least pause between one tip's first appearance and another's: what the centre was configured with, until it is
    /// set.
    ///
    /// Setting it suits an app that lets people choose how often tips come. All tips are decided on anew before the setter
    /// returns; one that is on screen stays there. It isn't stored: an app sets it at each start. A rule can't set it; the
    /// log says so. Apple's is set once, by `Tips.configure`.
    public var displayFrequency: Tips.ConfigurationOption.DisplayFrequency {
        get { state.withLock { $0.frequency } }
        set {
            if isRefusedInRule("sets the display frequency") { return }
            let isChanged = state.withLock { state in
                guard state.frequency != newValue else { return false }
                state.frequency = newValue
                state.decisions.touchAll()
                return true
            }
            if isChanged { settle() }
        }
    }
}
