#if Macros
    import TipKit

    struct NamesOfFoundationTip: Tip {
        @Parameter static var lastOpened: Date = .distantPast
        @Parameter static var owner: UUID? = nil

        let url: URL?

        var title: Text { Text(Locale(identifier: "en_GB").identifier) }

        var rules: [Rule] {
            Rule(Self.$lastOpened) { Date().timeIntervalSince($0) > 60 }
        }

        static func folder() -> URL {
            URL.documentsDirectory.appending(path: "tips", directoryHint: .isDirectory)
        }
    }
#endif
