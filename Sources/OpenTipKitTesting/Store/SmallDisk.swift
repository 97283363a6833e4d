#if os(Linux) || os(Android)
    package import Foundation

    /// An in-memory disk of two megabytes, for tests of stores on a full disk; mounting it needs root.
    package final class SmallDisk: Sendable {
        /// Whether this process may mount disks.
        package static let isPossible: Bool = {
            do {
                _ = try SmallDisk()
                return true
            } catch {
                return false
            }
        }()

        private let directory = TemporaryDirectory()
        /// The location of the disk.
        package var url: URL { directory.url }
        private var filler: URL { url.appendingPathComponent("filler") }

        package init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Self.run("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", url.path)
        }

        deinit {
            do { try Self.run("umount", "-l", url.path) } catch { print("left mounted: \(url.path): \(error)") }
        }

        /// Writes to a file until the disk is full.
        package func fill() {
            let descriptor = open(filler.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            defer { close(descriptor) }
            let bytes = [UInt8](repeating: 0, count: 512)
            while write(descriptor, bytes, bytes.count) > 0 {}
        }

        /// Deletes the file that fills the disk.
        package func free() throws { try FileManager.default.removeItem(at: filler) }

        private static func run(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        }
    }
#endif
