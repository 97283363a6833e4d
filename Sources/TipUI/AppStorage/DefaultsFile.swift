import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The file of a store, beside which a copy lies while Foundation writes it.
///
/// Foundation on Linux empties the file before it fills it. Where the process ends in between, or the disk has no room, the
/// copy takes the file's place.
struct DefaultsFile {
    let url: URL
    let copy: URL

    /// - Parameters:
    ///   - name: The name of the store.
    ///   - folder: The folder with the files of all stores.
    init(of name: String, in folder: URL) {
        url = folder.appendingPathComponent("\(name).plist")
        copy = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).before")
    }

    /// Whether the file is being written, or was when a process ended.
    var hasCopy: Bool { FileManager.default.fileExists(atPath: copy.path) }

    /// Lays a copy beside the file, if there is one.
    func keep() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
        let handle = try FileHandle(forUpdating: copy)
        // The copy must be on disk before the file is emptied.
        try handle.synchronize()
        try handle.close()
    }

    /// Takes the copy away, or puts it in the place of a file that wasn't written to its end.
    func settle() throws {
        guard hasCopy else { return }
        // Foundation removes a file without values.
        let isCut = FileManager.default.fileExists(atPath: url.path) && !Self.isWhole(url)
        if isCut, Self.isWhole(copy) {
            // In one step, so that one of the two is whole at any time.
            guard rename(copy.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } else {
            try FileManager.default.removeItem(at: copy)
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
