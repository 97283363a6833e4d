import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// The file of a store, beside which a copy lies while Foundation writes it.
///
/// Foundation on Linux empties the file before it fills it. Where the process ends in between, or the disk has no room, the
/// copy takes the file's place.
struct DefaultsFile {
    let url: URL
    let copy: URL

    /// - Parameters:
    ///   - name: The name of the store.
    ///   - folder: The folder with the files of all stores.
    init(of name: String, in folder: URL) {
        url = folder.appendingPathComponent("\(name).plist")
        copy = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).before")
    }

    /// Whether the file is being written, or was when a process ended.
    var hasCopy: Bool { FileManager.default.fileExists(atPath: copy.path) }

    /// Lays a copy beside the file, if there is one.
    func keep() throws {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: copy)
        let handle = try FileHandle(forUpdating: copy)
        // The copy must be on disk before the file is emptied.
        try handle.synchronize()
        try handle.close()
    }

    /// Takes the copy away, or puts it in the place of a file that wasn't written to its end.
    func settle() throws {
        guard hasCopy else { return }
        // Foundation removes a file without values.
        let isCut = FileManager.default.fileExists(atPath: url.path) && !Self.isWhole(url)
        if isCut, Self.isWhole(copy) {
            // In one step, so that one of the two is whole at any time.
            guard rename(copy.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } else {
            try FileManager.default.removeItem(at: copy)
        }
    }

    private static func isWhole(_ url: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: url.path) else { return false }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) is [String: Any]
        } catch {
            return false
        }
    }
}
