package import Foundation

/// A disk of 2 MB, which is unmounted when the object is released; mounting requires root.
package final class SmallDisk {
    /// The mount point.
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)")

    package init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Self.run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", url.path)
    }

    deinit {
        do {
            try Self.run("umount", "-l", url.path)
            try FileManager.default.removeItem(at: url)
        } catch {
            print("left behind: \(url.path): \(error)")
        }
    }

    /// Writes a file until the disk is full.
    package func fill() -> URL {
        let file = url.appendingPathComponent("filler")
        let descriptor = open(file.path, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        let bytes = [UInt8](repeating: 0, count: 512)
        while write(descriptor, bytes, bytes.count) > 0 {}
        return file
    }

    private static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw POSIXError(.EPERM) }
    }
}
