import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The folder in which Foundation on Linux keeps the files of all stores of a person, and the lock that their processes
/// share.
struct DefaultsFolder: Sendable {
    let url: URL
    /// How long to wait for the lock; who holds it may have been stopped.
    let patience: Duration

    /// - Parameters:
    ///   - url: Where the folder is; `nil` for where Foundation has it.
    ///   - patience: How long to wait for the lock.
    init(_ url: URL? = nil, patience: Duration = .seconds(2)) {
        let named = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
        self.url = url ?? URL(fileURLWithPath: named ?? "\(NSHomeDirectory())/.config", isDirectory: true)
        self.patience = patience
    }

    /// The file of a store; `nil` where it isn't known.
    func file(of store: DefaultsStore) -> DefaultsFile? {
        guard case .named(let name) = store.identity else { return nil }
        return DefaultsFile(of: name, in: url)
    }

    /// Does something under the lock, or without it once patience is at its end.
    ///
    /// - Parameters:
    ///   - isPatient: Whether to wait for a lock that another holds.
    ///   - body: What to do; gets whether it is under the lock.
    func withLock(isPatient: Bool = true, _ body: (Bool) throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Closing it lets go of the lock.
        defer { if folder >= 0 { close(folder) } }
        try body(folder >= 0 && lock(folder, for: isPatient ? patience : .zero))
    }

    private func lock(_ folder: Int32, for patience: Duration) -> Bool {
        let end = ContinuousClock.now + patience
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else { return false }
            usleep(5000)
        }
        return true
    }
}
