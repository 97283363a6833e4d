package import Foundation

/// A directory for a datastore, deleted when the object is deinitialized.
///
/// A store may still be open in the directory then, because a task holds it. A store that is closing deletes and writes
/// files, so the deletion goes on until the directory is gone. What a store creates later is deleted when the process
/// exits.
package final class TemporaryDirectory: Sendable {
    /// The location of the directory; the directory doesn't exist until the first write creates it.
    package let url = all.appendingPathComponent(UUID().uuidString)

    package init() {}

    /// The file of the datastore.
    package var file: URL { url.appendingPathComponent(".tipkit/tips-store.db") }

    deinit { Self.delete(url) }

    /// The directory that contains those of this process.
    private static let all: URL = {
        atexit { TemporaryDirectory.delete(TemporaryDirectory.all) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")
    }()

    /// Deletes a directory in which a store may be creating and deleting files at the same time.
    private static func delete(_ url: URL) {
        var latest: (any Error)?
        // Each failure is due to a file that the store has just created or deleted, of which it has few.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            do { try FileManager.default.removeItem(at: url) } catch { latest = error }
        }
        if let latest, FileManager.default.fileExists(atPath: url.path) {
            print("\(url.path) couldn't be deleted: \(latest)")
        }
    }
}
