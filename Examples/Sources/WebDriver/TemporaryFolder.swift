public import Foundation

/// A folder that is deleted when the object is released.
///
/// Whatever writes into the folder has to end before: a folder is released after the process that keeps it.
public final class TemporaryFolder: Sendable {
    /// The location of the folder.
    public let url = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")

    /// Creates a folder with files.
    ///
    /// - Parameter files: The texts of the files, by their paths in the folder.
    public init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    deinit {
        do { try FileManager.default.removeItem(at: url) } catch { print("left behind: \(url.path): \(error)") }
    }
}
