#if Macros
    import OpenTipKit

    struct BooksApp: App {
        init() {
            do {
                try Tips.configure([.displayFrequency(.daily)])
            } catch {
                print("Tips.configure: \(error.localizedDescription)")
            }
        }

        var body: some Scene {
            WindowGroup {
                BookPage()
            }
        }
    }

    enum Shelf {
        struct Book: Codable, Sendable {
            let title: String
            let pages: Int
        }

        static let finished = Tips.Event<Book>(id: "book-finished")

        static func finish() async {
            await Shelf.finished.donate(Shelf.Book(title: "Emma", pages: 474))
            print(Shelf.finished.donations.donatedWithin(.week).count)
        }
    }

    struct SyncTip: Tip {
        @Parameter static var isOnline: Bool = false

        var title: Text { Text("Read on another machine") }
        var rules: [Rule] {
            #Rule(Self.$isOnline) { $0 }
            #Rule(Shelf.finished) { $0.donations.filter { $0.pages > 300 }.count >= 2 }
        }
    }

    struct PlainSyncTip: Tip {
        var title: Text { Text("Read on another machine") }
        var rules: [Rule] {
            Tips.Rule(Shelf.finished, source: "two books are finished") { $0.donations.count >= 2 }
        }
    }

    struct Network: Sendable {
        let isOnlineValues: AsyncStream<Bool>
    }

    struct OnlinePage: View {
        let network: Network

        var body: some View {
            BookPage()
                .task { await SyncTip.$isOnline.update(from: network.isOnlineValues) }
        }
    }

    func explainToReader() throws {
        let reader = TipCenter()
        try reader.configure(store: InMemoryTipStore(), frequency: .daily)
        reader.run {
            print(BookmarkTip().explain().summary)
        }
    }

    struct DigestTip: Tip {
        var title: Text { Text("The week in one mail") }
    }

    enum Digest {
        static func show(in folder: URL) throws {
            let people = try TipPeople(directory: folder, [.displayFrequency(.daily)])
            try people.center(for: "user-42").run {
                print(DigestTip().status)
            }
        }

        static func signIn(_ guest: String, as account: String, of people: TipPeople) async throws {
            try await people.merge(guest, into: account)
        }
    }

    struct ShortcutTip: Tip {
        var id: String { "ShortcutTip-\(Tips.surface)" }
        var title: Text { Text("Press F to search") }
    }

    enum Limits {
        static func configure() throws {
            try Tips.configure([.limit(2, per: .day), .limit(1, per: .week, group: "promotion")])
        }
    }

    struct FilterTip: Tip {
        var title: Text { Text("Filter the list") }
        var actions: [Action] {
            Action(id: "show", title: "Show me")
            Action.later(for: .days(3))
        }
    }

    func suppress(while present: () async -> Void) async {
        let pause = Tips.suppress()
        await present()
        pause.end()
    }

    func switchOff() throws {
        let switches = TipSwitches()
        try Tips.configure([.switches(switches)])
        switches.values.off = ["ExportTip"]
    }
#endif
