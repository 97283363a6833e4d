package import Foundation

/// A folder that is deleted when the object is released.
///
/// A store may still be closing in the folder then, and delete and write files, so the deletion goes on until the folder
/// is gone.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("sync-\(UUID().uuidString)")

    package init() {
        do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
            print("\(url.path) couldn't be created: \(error)")
        }
    }

    package func file(_ name: String) -> String { url.appendingPathComponent(name).path }

    deinit {
        var latest: (any Error)?
        // Each failure is due to a file that a store has just created or deleted, of which it has few.
        for _ in 0..<100 where FileManager.default.fileExists(atPath: url.path) {
            do { try FileManager.default.removeItem(at: url) } catch { latest = error }
        }
        if let latest, FileManager.default.fileExists(atPath: url.path) { print("left behind: \(url.path): \(latest)") }
    }
}
