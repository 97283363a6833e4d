import Foundation

/// Access to the files of this package.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the lines of a file, given by its path relative to the root.
    static func lines(of path: String) throws -> [String] {
        try lines(of: root.appendingPathComponent(path))
    }

    static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// Returns the paths of all files with a given extension below a folder, relative to the root.
    static func files(below folder: String, withExtension ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix("." + ending) }
            .sorted()
            .map { "\(folder)/\($0)" }
    }
}
