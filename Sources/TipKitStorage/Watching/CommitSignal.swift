import Foundation

/// A means by which the stores on one file notify each other of their commits.
protocol CommitSignal: Sendable {
    /// Notifies all other stores that use the file that a new commit can be read.
    func send()

    /// Calls a closure after commits until `stop()` is called, and sometimes although nothing was committed.
    func watch(_ onCommit: @escaping @Sendable () -> Void)

    /// Follows the folder that is now at the path, after the previous one was deleted.
    func renew()

    func stop()
}

/// Returns the signal that the system supports.
func commitSignal(for file: StoreFile) -> any CommitSignal {
    #if os(Linux) || os(Android)
        FolderSignal(file)
    #else
        PollingSignal()
    #endif
}
