import Foundation

/// How the stores on one file notify each other of their commits.
protocol CommitSignal: Sendable {
    /// Tells the other stores on the file, if there are any, that a commit can be read.
    func send()

    /// Calls a closure after commits, until `stop`; at times also after none.
    func watch(_ onCommit: @escaping @Sendable () -> Void)

    /// Follows the folder that stands at the place now, after another was deleted.
    func renew()

    func stop()
}

/// The signal that the system offers.
func commitSignal(for file: StoreFile) -> any CommitSignal {
    #if canImport(Glibc)
        FolderSignal(file)
    #else
        PollingSignal()
    #endif
}
