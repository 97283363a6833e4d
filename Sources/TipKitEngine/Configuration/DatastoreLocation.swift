public import Foundation
import Logging
import Synchronization

extension Tips.ConfigurationOption {
    /// The location of the datastore: a hidden folder `.tipkit` in a directory.
    public struct DatastoreLocation: Equatable, Sendable {
        /// The directory that holds the `.tipkit` folder.
        package let directory: URL

        /// The directory `$XDG_DATA_HOME/<executable>`, or `~/.local/share/<executable>` if the variable isn't set.
        public static var applicationDefault: DatastoreLocation {
            let name = ProgramName.chosen ?? ProcessInfo.processInfo.processName
            return DatastoreLocation(directory: PersonalFolders().data.appendingPathComponent(name, isDirectory: true))
        }

        /// A directory that several programs share: `$XDG_DATA_HOME/<identifier>`.
        ///
        /// - Throws: `TipKitError.missingGroupContainerEntitlements` if the directory can't be created.
        public static func groupContainer(identifier: String) throws -> DatastoreLocation {
            guard !identifier.isEmpty, !identifier.contains("/"), identifier != ".", identifier != ".." else {
                tipLog.error("'\(identifier)' can't be the name of a group container; use a name without slashes.")
                throw TipKitError.missingGroupContainerEntitlements
            }
            let directory = PersonalFolders().data.appendingPathComponent(identifier, isDirectory: true)
            do {
                try FileManager.default.createDirectory(
                    at: directory.appendingPathComponent(".tipkit", isDirectory: true),
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            } catch {
                tipLog.error("The group container at \(directory.path) can't be created: \(error.localizedDescription)")
                throw TipKitError.missingGroupContainerEntitlements
            }
            return DatastoreLocation(directory: directory)
        }

        /// A directory of your own, which is created if it is missing.
        public static func url(_ url: URL) -> DatastoreLocation {
            DatastoreLocation(directory: url)
        }
    }
}

/// The name under which the program's datastore is kept, also if the program's file is renamed.
package enum ProgramName {
    private static let name = Mutex<String?>(nil)

    /// The name that the program has chosen; `nil` for that of its file.
    package static var chosen: String? { name.withLock { $0 } }

    /// Chooses a name, in which characters are replaced that a folder's name can't have.
    package static func choose(_ text: String) {
        let safe = String(text.map { $0 == "/" || $0 == "\0" ? "-" : $0 })
        name.withLock { $0 = ["", ".", ".."].contains(safe) ? nil : safe }
    }
}

/// The folders of the user, according to the XDG Base Directory Specification.
package struct PersonalFolders {
    /// `nil` for the environment of the process.
    private let environment: [String: String]?

    /// Finds the folders that environment variables specify.
    package init(environment: [String: String]? = nil) {
        self.environment = environment
    }

    /// `$HOME`, or the home directory of the account.
    package var home: URL { folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser }

    /// `$XDG_DATA_HOME`, or `~/.local/share`.
    package var data: URL {
        folder("XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share", isDirectory: true)
    }

    /// The folder that an environment variable specifies; `nil` if the path is relative or missing.
    private func folder(_ variable: String) -> URL? {
        let value = environment.map { $0[variable] } ?? environmentVariable(variable)
        guard let path = value, path.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: path, isDirectory: true)
    }
}

/// Returns the value of an environment variable of the process, without reading all the others.
package func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
