package import Foundation

/// A directory for a datastore, which is gone with its owner.
package final class TemporaryDirectory: Sendable {
    /// Where it lies; whoever writes to it makes it.
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("tips-\(UUID().uuidString)")

    package init() {}

    /// The file of the datastore.
    package var file: URL { url.appendingPathComponent(".tipkit/tips-store.db") }

    deinit {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path): \(error)") }
    }
}
