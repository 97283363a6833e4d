import Foundation
import TipKitEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

/// Copies of files in a temporary folder, which is deleted with this object.
///
/// If the process is killed before, the next copy that anyone with the same rights makes deletes the folder.
final class TemporaryCopy: Sendable {
    let folder: URL
    /// The descriptor of the locked file that keeps other processes from deleting the folder.
    private let lock: Int32

    private static let lockName = "in-use"
    private static let prefix = "tips-copy-"

    /// Copies the files that exist.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - parent: The folder for temporary files.
    init(of files: [URL], in parent: URL = FileManager.default.temporaryDirectory) throws {
        Self.deleteAbandoned(in: parent)
        folder = parent.appendingPathComponent("\(Self.prefix)\(UUID().uuidString)")
        // The folder gets its name once it is locked, so that no other process takes it for an abandoned one.
        let unlocked = parent.appendingPathComponent(".\(folder.lastPathComponent)")
        try FileManager.default.createDirectory(
            at: unlocked,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let lock = open(unlocked.path + "/" + Self.lockName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(unlocked.path, folder.path) == 0 else {
            let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            if lock >= 0 { close(lock) }
            Self.delete(unlocked)
            throw error
        }
        self.lock = lock
        for file in files where FileManager.default.fileExists(atPath: file.path) {
            let copy = folder.appendingPathComponent(file.lastPathComponent)
            try FileManager.default.copyItem(at: file, to: copy)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy.path)
        }
    }

    deinit {
        Self.delete(folder)
        close(lock)
    }

    /// Deletes the folders of processes that were killed.
    private static func deleteAbandoned(in parent: URL) {
        // What can't be listed can't be deleted either, and copying says what is wrong.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appendingPathComponent(name)
            var found = stat()
            guard lstat(folder.path, &found) == 0, found.st_mode & S_IFMT == S_IFDIR, found.st_uid == geteuid() else {
                continue
            }
            let lock = open(folder.path + "/" + lockName, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
            guard lock >= 0 else { continue }
            defer { close(lock) }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { delete(folder) }
        }
    }

    private static func delete(_ folder: URL) {
        do { try FileManager.default.removeItem(at: folder) } catch {
            logNotice("The temporary folder \(folder.path) couldn't be deleted: \(error.localizedDescription)")
        }
    }
}
