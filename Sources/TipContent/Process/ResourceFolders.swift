package import Foundation

/// The folders with resources beside the program, one for each target that has resources.
package enum ResourceFolders {
    /// The folder with the program's resources; `nil` if the system doesn't tell where the program is.
    ///
    /// Foundation's main bundle ends the process where `/proc` isn't mounted, as in an empty folder that a static program
    /// has as its root.
    static var program: URL? {
        #if os(Linux) || os(Android)
            guard access("/proc/self/exe", F_OK) == 0 else { return nil }
        #endif
        return Bundle.main.resourceURL ?? Bundle.main.bundleURL
    }

    /// The folders of all targets, in the order of their names.
    package static var all: [URL] {
        guard let folder = program else { return [] }
        return named(in: folder).map(folder.appendingPathComponent)
    }

    /// The folders that belong to the app: that of its own target, or, if it has none, those that belong to no other
    /// program in the same folder.
    package static var own: [URL] {
        guard let folder = program else { return [] }
        return own(in: folder, modules: modules).map(folder.appendingPathComponent)
    }

    /// The folder of the app's own target, if it has resources.
    static var ofTarget: [URL] {
        guard let folder = program else { return [] }
        return ofTarget(among: named(in: folder), modules: modules).map(folder.appendingPathComponent)
    }

    /// Returns the names of the folders that belong to an app.
    ///
    /// - Parameter modules: The names that the app's target may have.
    package static func own(in folder: URL, modules: [String]) -> [String] {
        let names = named(in: folder)
        let own = ofTarget(among: names, modules: modules)
        if !own.isEmpty { return own }
        return names.filter { name in
            // The name consists of those of the package and the target, each of which may have underscores.
            let parts = name.dropLast(".resources".count).split(separator: "_")
            return !parts.indices.dropFirst().contains { index in
                let program = folder.appendingPathComponent(parts[index...].joined(separator: "_"))
                return FileManager.default.isExecutableFile(atPath: program.path)
            }
        }
    }

    private static func ofTarget(among names: [String], modules: [String]) -> [String] {
        let suffixes = modules.map { "_\($0.lowercased()).resources" }
        return names.filter { name in suffixes.contains(where: name.lowercased().hasSuffix) }
    }

    /// The name by which an asset of a bundle is known: with the bundle's folder, unless the bundle is the app's own.
    package static func name(of asset: String, in bundle: Bundle?) -> String {
        guard let bundle, bundle != .main else { return asset }
        return "\(bundle.bundleURL.lastPathComponent)/\(asset)"
    }

    private static var modules: [String] {
        [Bundle.main.executableURL?.lastPathComponent, AppModule.name].compactMap(\.self)
    }

    private static func named(in folder: URL) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".resources") }
        } catch {
            return []
        }
    }
}
