#if !canImport(Darwin)
    public import Foundation
    import TipKitEngine

    extension URL {
        /// The person's folder for documents, `~/Documents`; missing in Foundation on Linux.
        public static var documentsDirectory: URL {
            PersonalFolders().home.appendingPathComponent("Documents", isDirectory: true)
        }

        /// The person's folder for data of apps: `$XDG_DATA_HOME` or `~/.local/share`; missing in Foundation on Linux.
        public static var applicationSupportDirectory: URL { PersonalFolders().data }
    }
#endif
