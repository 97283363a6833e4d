import Foundation

/// A temporary folder, which is deleted when the object is released.
final class Folder: Sendable {
    let path: String

    /// Creates a folder with files.
    ///
    /// - Parameter files: The texts of the files, by their paths in the folder.
    init(_ files: [String: String]) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
        path = url.path
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
        do { try FileManager.default.removeItem(atPath: path) } catch { print("left behind: \(path)") }
    }
}
