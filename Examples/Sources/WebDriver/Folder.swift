import Foundation

/// A folder for as long as it is held.
final class Folder: Sendable {
    let path: String

    /// Makes a folder with files of the texts that their paths name.
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
