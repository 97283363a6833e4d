import Foundation

/// The files of this package.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of a file, named from the root.
    static func lines(of path: String) throws -> [String] {
        try lines(of: root.appendingPathComponent(path))
    }

    static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The files below a folder, named from the root, whose names end in an extension.
    static func files(below folder: String, withExtension ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix("." + ending) }
            .sorted()
            .map { "\(folder)/\($0)" }
    }
}
