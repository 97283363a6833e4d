import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Android)
    @preconcurrency import Android
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The file of a user defaults store, and the backup that exists while Foundation writes the file.
///
/// Foundation on Linux truncates the file before it writes the new content. If the process ends before the new content
/// is complete, or the disk is full, the backup replaces the file.
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

    /// Whether a backup exists, which means that the file is being written, or that a process ended while writing it.
    var hasBackup: Bool { FileManager.default.fileExists(atPath: backupURL.path) }

    /// Copies the file to the backup, if the file exists.
    func makeBackup() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: backupURL)
        let handle = try FileHandle(forUpdating: backupURL)
        // Flush the backup to disk before Foundation truncates the original file.
        try handle.synchronize()
        try handle.close()
    }

    /// Replaces an incomplete file with the backup if the backup is complete; otherwise, removes the backup.
    func restoreIfIncomplete() throws {
        guard hasBackup else { return }
        // A missing file doesn't need to be restored: Foundation deletes the file of a store that has no values.
        let isTruncated = FileManager.default.fileExists(atPath: url.path) && !Self.isWhole(url)
        if isTruncated, Self.isWhole(backupURL) {
            // Rename the backup instead of copying it: a rename is atomic, so a complete file exists at any time.
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

/// The folder in which Foundation on Linux keeps the files of all user defaults stores of a user, and the lock that the
/// user's processes share.
struct DefaultsFolder: Sendable {
    let url: URL
    /// The maximum time to wait for the lock, which could be held by a suspended process.
    let lockTimeout: Duration

    /// - Parameters:
    ///   - url: The folder; `nil` for the folder that Foundation uses.
    ///   - lockTimeout: The maximum time to wait for the lock.
    init(_ url: URL? = nil, lockTimeout: Duration = .seconds(2)) {
        let named = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
        self.url = url ?? URL(fileURLWithPath: named ?? "\(NSHomeDirectory())/.config", isDirectory: true)
        self.lockTimeout = lockTimeout
    }

    /// Returns the file of a store, or `nil` if the store's name isn't known.
    func file(of store: DefaultsStore) -> DefaultsFile? {
        guard case .named(let name) = store.identity else { return nil }
        return DefaultsFile(of: name, in: url)
    }

    /// Runs a closure under the lock, or without it if the lock can't be acquired in time.
    ///
    /// - Parameters:
    ///   - waitsForLock: Whether to wait for the lock if another process holds it.
    ///   - body: The closure; its argument is whether the lock was acquired.
    func withLock(waitsForLock: Bool = true, _ body: (Bool) throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let folder = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Closing the folder's file descriptor releases the lock.
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
