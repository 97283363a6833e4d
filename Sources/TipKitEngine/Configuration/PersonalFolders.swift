package import Foundation

/// The person's folders, as the XDG Base Directory Specification names them.
package struct PersonalFolders {
    private let environment: [String: String]

    /// Finds folders as an environment names them.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
    }

    /// `$HOME`, or the account's.
    package var home: URL { folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser }

    /// `$XDG_DATA_HOME`, or `~/.local/share`.
    package var data: URL {
        folder("XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share", isDirectory: true)
    }

    /// What a variable names, unless it is relative, which counts as nothing.
    private func folder(_ variable: String) -> URL? {
        guard let path = environment[variable], path.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}
