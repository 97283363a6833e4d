#if Macros
    import OpenTipKit

    enum ManyPeopleListings {
        static func open(_ folder: URL) throws -> TipPeople {
            try TipPeople(directory: folder, [.displayFrequency(.daily)])
        }

        struct DigestTip: Tip {
            static let opened = Event(id: "mail-opened")
            let line = "Say /digest, and the week comes in one mail."

            var title: Text { Text(verbatim: line) }
            var rules: [Rule] {
                #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 5 }
            }
        }

        static func hint(for person: String, of people: TipPeople) async throws -> String? {
            let center = try await people.center(for: person)
            return await center.run {
                await DigestTip.opened.donate()
                guard let display = DigestTip().beginDisplay() else { return nil }
                display.end()
                return DigestTip().line
            }
        }

        static func offer(of group: TipGroup, to person: String, of people: TipPeople) async throws -> String? {
            let center = try await people.center(for: person)
            return await MainActor.run { center.run { group.currentTip?.id } }
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

        static func welcome(_ guest: String, as account: String, of people: TipPeople) async throws {
            try await people.merge(guest, into: account)
        }

        static func forget(_ person: String, of people: TipPeople) throws {
            try people.erase(person)
        }
    }
#endif
