import Foundation

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

    /// The pictures in the app's resources, and those of each bundle beside the program by the bundle's name.
    package static let app = AssetIndex(folders: ResourceFolders.own, bundles: ResourceFolders.all)

    /// Indexes the pictures in folders and their subfolders.
    ///
    /// If several pictures have the same name, the first one is used.
    ///
    /// - Parameters:
    ///   - folders: The folders whose pictures are found by their names alone.
    ///   - bundles: The folders whose pictures are found by the name of the folder and theirs.
    package init(folders: [URL], bundles: [URL] = []) {
        var files: [String: URL] = [:]
        for (folders, isBundle) in [(folders, false), (bundles, true)] {
            for folder in folders {
                for path in (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted() {
                    let file = folder.appendingPathComponent(path)
                    guard Self.types[file.pathExtension.lowercased()] != nil else { continue }
                    for name in Self.names(of: path) {
                        let name = isBundle ? "\(folder.lastPathComponent)/\(name)" : name
                        if files[name] == nil { files[name] = file }
                    }
                }
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
        let names = [last, (parts + [last]).joined(separator: "/")]
        // In a catalog, a folder may be part of the name.
        guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return names }
        return names + [(parts[(catalog + 1)...].dropLast() + [last]).joined(separator: "/")]
    }
}
