import Foundation
import TipKitEngine
import TipKitStorage
import TipSimulation

/// The datastore of one run, in a folder that is deleted when the object is released.
final class SimulatedFile: Sendable {
    private let folder = SimulationFolder()

    private var store: URL { folder.url.appendingPathComponent("store") }

    @Sendable
    static func make() -> SimulatedStore {
        let file = SimulatedFile()
        guard let disk = SimulationDisk.own else {
            return SimulatedStore(open: file.open, vanish: file.remove, replace: file.replace)
        }
        return SimulatedStore(
            open: file.open,
            vanish: file.remove,
            replace: file.replace,
            squeeze: disk.squeeze,
            release: disk.release
        )
    }

    @Sendable
    private func open() throws -> any TipStore { try SQLiteTipStore(directory: store) }

    /// Removes all files with one move, since the store could recreate files between separate deletions.
    @Sendable
    private func remove() throws {
        let tips = store.appendingPathComponent(".tipkit")
        guard FileManager.default.fileExists(atPath: tips.path) else { return }
        let gone = folder.url.appendingPathComponent("gone-\(UUID().uuidString)")
        try FileManager.default.moveItem(at: tips, to: gone)
        try FileManager.default.removeItem(at: gone)
    }

    /// Replaces the open datastore with an empty one.
    @Sendable
    private func replace() throws {
        let other = folder.url.appendingPathComponent("other")
        try SQLiteTipStore(directory: other).close()
        try remove()
        do {
            try moveIn(from: other)
        } catch CocoaError.fileWriteFileExists {
            // The store recreated its files between the removal and the move, so remove them and move again.
            try remove()
            try moveIn(from: other)
        }
        try FileManager.default.removeItem(at: other)
    }

    private func moveIn(from other: URL) throws {
        try FileManager.default.moveItem(
            at: other.appendingPathComponent(".tipkit"),
            to: store.appendingPathComponent(".tipkit")
        )
    }
}
