import Foundation

/// The request, read as JSON from the standard input.
struct Request: Decodable {
    /// The folder of the project.
    let root: String
    /// The folders of the project whose files may be changed.
    let folders: [String]
    /// The seed that determines the order of the places.
    let seed: UInt64
    /// The numbers of the places to change: 1 is the first that the seed draws.
    let numbers: [Int]

    /// Reads the texts of the files, by their paths in the project.
    func sources() throws -> [String: String] {
        let root = URL(filePath: root, directoryHint: .isDirectory)
        var sources: [String: String] = [:]
        for folder in folders {
            let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            for name in names where name.hasSuffix(".swift") {
                let path = "\(folder)/\(name)"
                sources[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            }
        }
        return sources
    }
}
