import Foundation

/// A color or a picture in an asset catalog.
struct Asset: Equatable {
    enum Kind: String {
        case color, picture
    }

    let kind: Kind
    let name: String
    /// The folders around the asset that are part of its full name.
    let namespaces: [String]
    /// The folder of the set.
    let folder: URL

    /// The name by which the asset is found.
    var fullName: String { (namespaces + [name]).joined(separator: "/") }
}

/// Something in a catalog that must be mended: what it is, and what to do.
struct AssetProblem: Error, Equatable, CustomStringConvertible {
    let file: String
    let message: String
    var isWarning = false

    /// The form in which compilers report, so that the build shows it with the file.
    var description: String { "\(file): \(isWarning ? "warning" : "error"): \(message)" }
}

/// The colors and pictures of a catalog, and what is wrong with it.
struct AssetCatalog {
    private(set) var assets: [Asset] = []
    private(set) var problems: [AssetProblem] = []

    /// Reads a catalog.
    init(_ folder: URL) {
        let values: URLResourceValues?
        do { values = try folder.resourceValues(forKeys: [.isDirectoryKey]) } catch { values = nil }
        guard values?.isDirectory == true else {
            add(
                folder,
                """
                \(folder.lastPathComponent) isn't an asset catalog, which is a folder. Copy the whole folder from the \
                Xcode project, or remove it.
                """
            )
            return
        }
        let contents = folder.appendingPathComponent("Contents.json")
        if FileManager.default.fileExists(atPath: contents.path) { _ = read(contents) }
        readFolder(folder, namespaces: [])
        if assets.isEmpty, problems.isEmpty, !FileManager.default.fileExists(atPath: contents.path) {
            add(
                folder,
                """
                \(folder.lastPathComponent) isn't an asset catalog: it has neither a Contents.json nor sets of colors \
                or pictures. Copy the whole folder from the Xcode project, or rename it.
                """
            )
        }
    }

    private mutating func readFolder(_ folder: URL, namespaces: [String]) {
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } catch {
            return add(folder, "The folder can't be read: \(error.localizedDescription) Change its permissions.")
        }
        for name in names {
            let url = folder.appendingPathComponent(name)
            let stem = (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "colorset": readSet(url, Asset(kind: .color, name: stem, namespaces: namespaces, folder: url))
            case "imageset": readSet(url, Asset(kind: .picture, name: stem, namespaces: namespaces, folder: url))
            case "" where isFolder(url):
                let contents = url.appendingPathComponent("Contents.json")
                let isSpace =
                    FileManager.default.fileExists(atPath: contents.path)
                    && read(contents)?.properties?.providesNamespace == true
                readFolder(url, namespaces: isSpace ? namespaces + [name] : namespaces)
            default: break
            }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private mutating func readSet(_ folder: URL, _ asset: Asset) {
        let file = folder.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else {
            return add(
                folder,
                """
                The \(asset.kind) \"\(asset.fullName)\" has no Contents.json. Copy the file from the Xcode project, or \
                remove the folder.
                """
            )
        }
        guard let contents = read(file) else { return }
        switch asset.kind {
        case .color where contents.colors == nil:
            return add(file, "The color \"\(asset.fullName)\" has no list \"colors\". Make it again in Xcode.")
        case .picture where contents.images == nil:
            return add(file, "The picture \"\(asset.fullName)\" has no list \"images\". Make it again in Xcode.")
        default: break
        }
        for name in contents.images?.compactMap(\.filename) ?? [] {
            checkPicture(folder.appendingPathComponent(name), of: asset, in: file)
        }
        assets.append(asset)
    }

    private mutating func checkPicture(_ picture: URL, of asset: Asset, in contents: URL) {
        let size: Int?
        do { size = try picture.resourceValues(forKeys: [.fileSizeKey]).fileSize } catch { size = nil }
        guard let size else {
            return add(
                contents,
                """
                The picture \"\(asset.fullName)\" names the file \(picture.lastPathComponent), which isn't there. Add \
                the file, or remove its entry.
                """
            )
        }
        if size == 0 {
            return add(
                picture,
                """
                The picture \"\(asset.fullName)\" has a file of 0 bytes. Export the file again, or remove it and its \
                entry in Contents.json.
                """
            )
        }
        guard !Self.shown.contains(picture.pathExtension.lowercased()) else { return }
        add(
            picture,
            "Browsers don't show the picture \"\(asset.fullName)\": export it as SVG, PNG, JPEG or WebP.",
            isWarning: true
        )
    }

    /// The extensions of pictures that browsers show.
    private static let shown: Set<String> = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]

    private mutating func read(_ file: URL) -> AssetContents? {
        do {
            return try JSONDecoder().decode(AssetContents.self, from: Data(contentsOf: file))
        } catch {
            add(file, "The file isn't the JSON of an asset catalog. Copy it again from the Xcode project, or mend it.")
            return nil
        }
    }

    private mutating func add(_ file: URL, _ message: String, isWarning: Bool = false) {
        problems.append(AssetProblem(file: file.path, message: message, isWarning: isWarning))
    }
}

/// The parts of a `Contents.json` that tell which assets there are.
private struct AssetContents: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    struct Picture: Decodable {
        let filename: String?
    }

    struct Entry: Decodable {}

    let properties: Properties?
    let images: [Picture]?
    let colors: [Entry]?
}
