package import Foundation

/// A folder for the datastores of one run, on an in-memory disk if there is one; deleted when the object is released.
package final class SimulationFolder: Sendable {
    private static let parent: URL = {
        if let disk = SimulationDisk.own { return disk.url }
        let memory = URL(fileURLWithPath: "/dev/shm")
        return FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    }()

    /// The location of the folder, which doesn't exist until something is written to it.
    package let url = parent.appendingPathComponent("simulate-\(UUID().uuidString)")

    package init() {}

    deinit {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path): \(error)") }
    }
}
