import TipKit

struct ConfiguredApp: App {
    init() {
        try? Tips.configure()
    }

    var body: some Scene {
        WindowGroup {
            NamesOfViews()
                .task {
                    try? Tips.configure([
                        .displayFrequency(.immediate),
                        .datastoreLocation(.applicationDefault),
                    ])
                }
        }
    }

    static func configure(at folder: URL) throws {
        try Tips.resetDatastore()
        try Tips.configure([.displayFrequency(.daily), .datastoreLocation(.url(folder)), .cloudKitContainer(nil)])
    }
}
