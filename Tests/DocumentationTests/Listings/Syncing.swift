import OpenTipKit

enum SyncingListings {
    struct Account {
        var id: String
        func token() async throws -> String { "" }
    }

    static func configure(_ server: URL, token: String) throws {
        try Tips.configure([
            .cloudKitContainer(.named("iCloud.com.example.books.tips")),
            .syncServer(server, token: token),
            .displayFrequency(.weekly),
        ])
    }

    static func option(_ server: URL, account: Account) -> Tips.ConfigurationOption {
        .syncServer(server, person: account.id, containers: ["iCloud.com.example.books.tips"]) {
            try await account.token()
        }
    }

    struct SyncLine: View {
        var body: some View {
            switch Tips.syncStatus.phase {
            case .off, .current: EmptyView()
            case .exchanging: Text("Syncing…")
            case .failing: Text(Tips.syncStatus.lastError?.message ?? "Not synced")
            }
        }
    }

    struct ShortcutTip: Tip {
        var id: String { "ShortcutTip-\(Tips.surface)" }
        var title: Text { Text("Press F to search") }
    }

    static func configureTool(_ server: URL, token: String) throws {
        try Tips.configure([.syncServer(server, token: token, schedule: .detached)])
    }

    static func open(_ folder: URL, _ server: URL, hostToken: String) throws -> TipPeople {
        let container = Tips.ConfigurationOption.cloudKitContainer(.named("iCloud.com.example.books.tips"))
        return try TipPeople(directory: folder, [container, .syncServer(server, token: hostToken)])
    }
}
