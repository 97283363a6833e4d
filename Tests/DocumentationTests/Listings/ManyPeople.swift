import OpenTipKit

enum ManyPeopleListings {
    actor Centers {
        private let folder: URL
        private var centers: [UUID: TipCenter] = [:]

        init(folder: URL) {
            self.folder = folder
        }

        func center(of person: UUID) throws -> TipCenter {
            if let center = centers[person] { return center }
            let center = TipCenter()
            let place = folder.appendingPathComponent(person.uuidString)
            try center.run {
                try Tips.configure([.datastoreLocation(.url(place)), .displayFrequency(.daily)])
            }
            centers[person] = center
            return center
        }
    }

    struct DigestTip: Tip {
        static let opened = Event(id: "mail-opened")
        let line = "Say /digest, and the week comes in one mail."

        var title: Text { Text(verbatim: line) }
        var rules: [Rule] {
            #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 5 }
        }
    }

    static func hint(for person: UUID, in centers: Centers) async throws -> String? {
        let center = try await centers.center(of: person)
        return await center.run {
            await DigestTip.opened.donate()
            guard let display = DigestTip().beginDisplay() else { return nil }
            display.end()
            return DigestTip().line
        }
    }

    static func guest() throws -> TipCenter {
        let center = TipCenter()
        try center.configure(store: InMemoryTipStore(), frequency: .daily)
        return center
    }

    static func follow(_ center: TipCenter) -> Task<Void, Never> {
        center.run {
            Task {
                for await status in DigestTip().statusUpdates {
                    print("\(status)")
                }
            }
        }
    }

    static func forget(_ center: TipCenter) throws {
        try center.run { try Tips.reset() }
    }
}
