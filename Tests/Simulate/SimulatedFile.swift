import Foundation
import TipKitStorage
import TipSimulation

/// The datastore of one run, in a folder that is deleted when the object is released.
final class SimulatedFile: Sendable {
    private let folder = SimulationFolder()

    private var store: URL { folder.url.appendingPathComponent("store") }

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

    /// Removes all files with one move, since the store could recreate files between separate deletions.
    private func remove() throws {
        let tips = store.appendingPathComponent(".tipkit")
        guard FileManager.default.fileExists(atPath: tips.path) else { return }
        let gone = folder.url.appendingPathComponent("gone-\(UUID().uuidString)")
        try FileManager.default.moveItem(at: tips, to: gone)
        try FileManager.default.removeItem(at: gone)
    }

    /// Replaces the open datastore with an empty one.
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
