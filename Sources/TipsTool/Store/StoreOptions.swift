#if Tools
    import ArgumentParser
    import Foundation
    import TipKitStorage
    import TipLint

    /// A folder with a datastore, as an argument names it.
    struct StoreFolder {
        /// The folder that has the folder .tipkit.
        let folder: URL

        /// Takes the folder that has the folder .tipkit, or that folder itself.
        init(_ path: String) {
            let named = URL(filePath: path)
            folder = named.lastPathComponent == ".tipkit" ? named.deletingLastPathComponent() : named
        }

        /// The folder with the store's files.
        var data: URL { folder.appending(path: ".tipkit") }

        /// Whether there is a datastore, which may be damaged.
        var hasStore: Bool { SQLiteTipStore.exists(in: folder) }
    }

    /// The options of all commands that work on a datastore.
    struct StoreOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The folder that has the folder .tipkit, or that folder itself; this folder without it.",
                valueName: "folder"
            ),
            completion: .directory
        )
        var store = "."

        @Flag(help: "Print JSON, for programs.")
        var json = false

        var folder: StoreFolder { StoreFolder(store) }

        /// Opens the datastore for reading only, so that a running app isn't disturbed.
        func reading() throws -> SQLiteTipStore {
            try found { try SQLiteTipStore(reading: $0) }
        }

        /// Opens the datastore for changes, which a running app follows.
        func writing() throws -> SQLiteTipStore {
            try found { try SQLiteTipStore(briefly: $0) }
        }

        private func found(_ open: (URL) throws -> SQLiteTipStore) throws -> SQLiteTipStore {
            guard folder.hasStore else {
                throw ToolOutput.failure(
                    .noInput,
                    "There is no datastore in \(folder.folder.path); name the folder that has the folder .tipkit with --store."
                )
            }
            return try open(folder.folder)
        }
    }

    /// The option that chooses one of the persons of a datastore.
    struct PersonOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp("The id of a person, as 'tips people' prints it; the device's own person without it.")
        )
        var person: String?

        /// Returns the store of the person.
        func store(in store: SQLiteTipStore) throws -> SQLiteTipStore {
            guard let person else { return store }
            return try store.person(try Self.known(person, in: store))
        }

        /// Returns the id of a person of whom something is stored.
        static func known(_ person: String, in store: SQLiteTipStore) throws -> String {
            let persons = try store.persons()
            if let id = persons.first(where: { $0 == person || $0.shown == person }) { return id }
            throw ToolOutput.unknown("person", person, among: persons.map(\.shown))
        }
    }

    extension String {
        /// The text without control characters, which could change what a terminal shows: as Swift writes them.
        var shown: String {
            unicodeScalars.reduce(into: "") { text, scalar in
                let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
    }

    extension Date {
        /// The date as commands print it.
        var shown: String { ISO8601Format() }
    }

    /// An argument that is a date, such as `2026-11-29` or `2026-11-29T14:00:00Z`.
    struct DateArgument: ExpressibleByArgument {
        let date: Date

        init?(argument: String) {
            let day = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
            guard let date = (try? Date(argument, strategy: .iso8601)) ?? (try? Date(argument, strategy: day)) else {
                return nil
            }
            self.date = date
        }
    }
#endif
