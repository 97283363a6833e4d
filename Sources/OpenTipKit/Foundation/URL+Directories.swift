#if !canImport(Darwin)
    public import Foundation

    extension URL {
        /// The person's folder for documents, `~/Documents`; missing in Foundation on Linux.
        public static var documentsDirectory: URL {
            FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent("Documents", isDirectory: true)
        }

        /// The person's folder for data of apps: `$XDG_DATA_HOME` or `~/.local/share`; missing in Foundation on Linux.
        public static var applicationSupportDirectory: URL {
            if let path = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], path.hasPrefix("/") {
                return URL(fileURLWithPath: path, isDirectory: true)
            }
            return FileManager.default.homeDirectoryForCurrentUser
                .appendingPathComponent(".local/share", isDirectory: true)
        }
    }
#endif
