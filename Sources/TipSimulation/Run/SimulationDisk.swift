import Foundation

/// A small disk of the simulation's own, on which a run can leave so little space that any write may fail.
///
/// `Scripts/simulate` mounts it, and names its folder in the environment variable `SIMULATED_DISK`.
package final class SimulationDisk: Sendable {
    /// The disk; `nil` if the simulation has none.
    package static let own = ProcessInfo.processInfo.environment["SIMULATED_DISK"].map { SimulationDisk($0) }

    let url: URL
    private var filler: String { url.appendingPathComponent("filler").path }

    private init(_ path: String) { url = URL(fileURLWithPath: path) }

    /// Fills the disk with a file, up to a number of pages of 4 KB.
    ///
    /// Stores write in the background, so the disk may have fewer pages left in the end.
    @Sendable
    package func squeeze(to pages: Int) throws {
        try release()
        guard FileManager.default.createFile(atPath: filler, contents: nil),
            let file = FileHandle(forWritingAtPath: filler)
        else { return }
        let page = Data(count: 4_096)
        for _ in 0..<max(0, try freeSize / page.count - pages) {
            do { try file.write(contentsOf: page) } catch { break }
        }
        try file.close()
    }

    /// Removes the file that fills the disk, and waits until the disk has its space.
    @Sendable
    package func release() throws {
        guard FileManager.default.fileExists(atPath: filler) else { return }
        let size = Self.number(try FileManager.default.attributesOfItem(atPath: filler)[.size])
        try FileManager.default.removeItem(atPath: filler)
        for _ in 0..<10_000 {
            if try freeSize >= size { return }
            Thread.sleep(forTimeInterval: 0.001)
        }
    }

    private var freeSize: Int {
        get throws {
            Self.number(try FileManager.default.attributesOfFileSystem(forPath: url.path)[.systemFreeSize])
        }
    }

    private static func number(_ value: Any?) -> Int {
        (value as? NSNumber)?.intValue ?? (value as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
    }
}
