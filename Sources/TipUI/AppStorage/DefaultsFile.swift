import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The file of a store, which has a backup copy while Foundation writes it.
///
/// Foundation on Linux truncates the file before it writes the new content. If the process ends in between, or the disk
/// is full, the copy replaces the file.
struct DefaultsFile {
    let url: URL
    let backupURL: URL

    /// - Parameters:
    ///   - name: The name of the store.
    ///   - folder: The folder with the files of all stores.
    init(of name: String, in folder: URL) {
        url = folder.appendingPathComponent("\(name).plist")
        backupURL = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).before")
    }

    /// Whether the file is being written, or was being written when a process ended.
    var hasBackup: Bool { FileManager.default.fileExists(atPath: backupURL.path) }

    /// Makes the backup, if the file exists.
    func makeBackup() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: backupURL)
        let handle = try FileHandle(forUpdating: backupURL)
        // The copy must be on disk before the file is truncated.
        try handle.synchronize()
        try handle.close()
    }

    /// Removes the backup, or replaces the file with it if the file wasn't written completely.
    func restoreIfIncomplete() throws {
        guard hasBackup else { return }
        // A missing file isn't incomplete: Foundation removes the file of a store without values.
        let isTruncated = FileManager.default.fileExists(atPath: url.path) && !Self.isWhole(url)
        if isTruncated, Self.isWhole(backupURL) {
            // Renaming is a single step, so one of the two files is complete at any time.
            guard rename(backupURL.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } else {
            try FileManager.default.removeItem(at: backupURL)
        }
    }

    private static func isWhole(_ url: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: url.path) else { return false }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) is [String: Any]
        } catch {
            return false
        }
    }
}

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The folder in which Foundation on Linux keeps the files of all stores of a user, and the lock that the user's
/// processes share.
struct DefaultsFolder: Sendable {
    let url: URL
    /// How long to wait for the lock, since the process that holds it may be suspended.
    let lockTimeout: Duration

    /// - Parameters:
    ///   - url: The folder; `nil` for the one that Foundation uses.
    ///   - lockTimeout: How long to wait for the lock.
    init(_ url: URL? = nil, lockTimeout: Duration = .seconds(2)) {
        let named = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
        self.url = url ?? URL(fileURLWithPath: named ?? "\(NSHomeDirectory())/.config", isDirectory: true)
        self.lockTimeout = lockTimeout
    }

    /// Returns the file of a store; `nil` if it isn't known.
    func file(of store: DefaultsStore) -> DefaultsFile? {
        guard case .named(let name) = store.identity else { return nil }
        return DefaultsFile(of: name, in: url)
    }

    /// Runs a closure under the lock, or without it if the lock can't be acquired in time.
    ///
    /// - Parameters:
    ///   - waitsForLock: Whether to wait for the lock if another process holds it.
    ///   - body: The closure, which is passed whether the lock is held.
    func withLock(waitsForLock: Bool = true, _ body: (Bool) throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Closing the folder releases the lock.
        defer { if folder >= 0 { close(folder) } }
        try body(folder >= 0 && lock(folder, for: waitsForLock ? lockTimeout : .zero))
    }

    private func lock(_ folder: Int32, for timeout: Duration) -> Bool {
        let end = ContinuousClock.now + timeout
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else { return false }
            usleep(5000)
        }
        return true
    }
}
