package import Foundation

/// The pictures among an app's resources, by the names that `Image("name")` uses.
///
/// A name is the file's name without extension and scale, with or without its parent folders. In an asset catalog, the
/// name of a picture is the name of its image set. Only pictures that were found when the index was created are
/// available.
package struct AssetIndex: Sendable {
    private let files: [String: URL]

    private static let types = [
        "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
        "svg": "image/svg+xml", "webp": "image/webp",
    ]

    /// The pictures in the resource bundles beside the program.
    package static let app: AssetIndex = {
        let folder = Bundle.main.bundleURL
        let names = (FileManager.default.subpaths(atPath: folder.path, deep: false)).sorted()
        return AssetIndex(folders: names.filter { $0.hasSuffix(".resources") }.map(folder.appendingPathComponent))
    }()

    /// Indexes the pictures in folders and their subfolders.
    ///
    /// If several pictures have the same name, the first one is used.
    package init(folders: [URL]) {
        var files: [String: URL] = [:]
        for folder in folders {
            for path in FileManager.default.subpaths(atPath: folder.path, deep: true).sorted() {
                let file = folder.appendingPathComponent(path)
                guard Self.types[file.pathExtension.lowercased()] != nil else { continue }
                for name in Self.names(of: path) where files[name] == nil { files[name] = file }
            }
        }
        self.files = files
    }

    /// Returns the file and media type of the picture with a name; `nil` if there is none.
    package func picture(named name: String) -> (file: URL, type: String)? {
        guard let file = files[name], let type = Self.types[file.pathExtension.lowercased()] else { return nil }
        return (file, type)
    }

    private static func names(of path: String) -> [String] {
        var parts = path.split(separator: "/").map(String.init)
        guard var last = parts.popLast() else { return [] }
        last = String(last.prefix(upTo: last.lastIndex(of: ".") ?? last.endIndex))
        for scale in ["@2x", "@3x"] where last.hasSuffix(scale) { last.removeLast(scale.count) }
        if let set = parts.last, set.hasSuffix(".imageset") { last = String(set.dropLast(".imageset".count)) }
        return [last, (parts + [last]).joined(separator: "/")]
    }
}

extension FileManager {
    /// Returns the paths in a folder, optionally including its subfolders; empty if the folder can't be read.
    fileprivate func subpaths(atPath path: String, deep isDeep: Bool) -> [String] {
        if isDeep { return subpaths(atPath: path) ?? [] }
        do { return try contentsOfDirectory(atPath: path) } catch { return [] }
    }
}
