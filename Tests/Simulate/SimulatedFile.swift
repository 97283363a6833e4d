import Foundation
import OpenTipKitTesting
import TipKitStorage

/// The folder of a datastore for one run, in memory where there is such a disk; it is gone with its owner.
final class SimulatedFile: Sendable {
    private let folder: URL

    private init() {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let parent =
            FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
        folder = parent.appendingPathComponent("simulate-\(UUID().uuidString)")
    }

    deinit {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path): \(error)") }
    }

    private var store: URL { folder.appendingPathComponent("store") }

    @Sendable
    static func make() -> SimulatedStore {
        let file = SimulatedFile()
        return SimulatedStore {
            try SQLiteTipStore(directory: file.store)
        } vanish: {
            try file.remove()
        } replace: {
            try file.replace()
        }
    }

    private func remove() throws {
        let tips = store.appendingPathComponent(".tipkit")
        if FileManager.default.fileExists(atPath: tips.path) { try FileManager.default.removeItem(at: tips) }
    }

    /// Puts an empty datastore in the place of the open one.
    private func replace() throws {
        let other = folder.appendingPathComponent("other")
        try SQLiteTipStore(directory: other).close()
        try remove()
        try FileManager.default.moveItem(
            at: other.appendingPathComponent(".tipkit"),
            to: store.appendingPathComponent(".tipkit")
        )
        try FileManager.default.removeItem(at: other)
    }
}
