import Foundation
import Testing
import TipRows
import TipSyncServer

/// The requirements for every row store.
struct RowStoreConformance: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (any RowStore) async throws -> Void

    init(_ title: String, _ check: @escaping @Sendable (any RowStore) async throws -> Void) {
        (testDescription, self.check) = (title, check)
    }

    static let checks = [
        RowStoreConformance(
            "Of two rows with the same key, the row with the greater version is kept, whichever arrives first"
        ) { store in
            for batch in [[Rows.set("2", 2), Rows.set("1", 1)], [Rows.set("1", 1), Rows.set("2", 2)]] {
                let person = try Rows.person()
                for row in batch { try await store.merge(row, of: person) }
                let found = try await store.rows(of: person).parameters.map(\.json)
                #expect(found == ["2"])
            }
        },
        RowStoreConformance(
            "A row store merges random rows like a simple reference model, even if rows arrive repeatedly"
        ) { store in
            for seed in 1...40 as ClosedRange<UInt64> {
                var random = Rows.Random(seed: seed)
                let person = try Rows.person()
                let batches = (0..<4).map { _ in random.batch() }
                var all = RowBatch()
                for batch in (batches + batches).shuffled(using: &random.generator) {
                    all.append(batch)
                    try await store.merge(batch, of: person)
                }
                // `PersonRows` drops obsolete rows, so only the second expectation shows that the store has deleted
                // them.
                let found = PersonRows(try await store.rows(of: person))
                #expect(found == PersonRows(all), "seed \(seed)")
                #expect(try await store.rows(of: person).count == found.batch.count, "seed \(seed)")
            }
        },
        RowStoreConformance(
            "The trials of all people are read once each, with a use on another device, how the tip was retired, and the value of a parameter"
        ) { store in
            let container = UUID().uuidString
            let ids = ["0", "\u{1F}visitor-1", "2"]
            let people = try ids.map { try #require(SyncPerson(container: container, id: $0)) }
            let trial = TrialRow(
                tip: "t",
                replica: "a",
                epoch: .zero,
                version: Rows.version(5),
                exposure: Rows.version(5),
                exposed: Date(timeIntervalSince1970: 0),
                isHeldOut: true,
                share: 0.5,
                arm: "long",
                arms: ["long", "short"],
                event: Rows.donation(9).event,
                window: 1e12
            )
            for person in people { try await store.merge(RowBatch(trials: [trial]), of: person) }
            try await store.merge(RowBatch(donations: [Rows.donation(4), Rows.donation(9)]), of: people[1])
            let reset = ResetRow(scope: .tip("t"), replica: "b", version: Rows.version(10))
            try await store.merge(RowBatch(resets: [reset]), of: people[2])
            let retirement = InvalidationRow(
                tip: "t",
                replica: "b",
                epoch: .zero,
                version: Rows.version(7),
                reason: "tipClosed",
                date: Date(timeIntervalSince1970: 7)
            )
            func value(_ json: String, of id: String, _ version: Int64) -> ParameterRow {
                ParameterRow(
                    parameter: id,
                    replica: "a",
                    epoch: .zero,
                    version: Rows.version(version),
                    json: json
                )
            }
            try await store.merge(RowBatch(invalidations: [retirement]), of: people[0])
            for person in people.prefix(2) {
                let values = [value("\"other\"", of: "x", 8), value("\"pro\"", of: "App+plan", 9)]
                try await store.merge(RowBatch(parameters: values), of: person)
            }
            var found: [StoredTrial] = []
            try await store.readTrials(in: container, withValuesOf: "App+plan") { found.append($0) }
            #expect(found.count == 2)
            #expect(found.filter(\.isVisitor).map(\.trial.used) == [Rows.donation(9).date])
            #expect(found.compactMap(\.trial.used) == [Rows.donation(9).date])
            #expect(
                found.allSatisfy { $0.trial.isHeldOut && $0.trial.arm == "long" && $0.trial.arms == ["long", "short"] }
            )
            #expect(found.map(\.value) == ["\"pro\"", "\"pro\""])
            #expect(found.compactMap(\.retirement) == ["tipClosed"])
            #expect(found.compactMap(\.retired) == [Date(timeIntervalSince1970: 7)])
            var plain: [StoredTrial] = []
            try await store.readTrials(in: container) { plain.append($0) }
            #expect(plain.map(\.trial) == found.map(\.trial) && plain.allSatisfy { $0.value == nil })
            try await store.readTrials(in: container, withValuesOf: "App+unknown") { #expect($0.value == nil) }
            try await store.readTrials(in: "another container") { _ in
                Issue.record("a person of another container")
            }
        },
        RowStoreConformance(
            "A page contains the rows that changed after the cursor, except rows of the requesting replica"
        ) {
            store in
            let person = try Rows.person()
            try await store.merge(Rows.set("1", 1, by: "a"), of: person)
            let first = try await store.page(of: person, after: nil, for: "a", count: 100)
            #expect(first.rows[.parameter]?.count == 1)
            try await store.merge(Rows.set("2", 2, by: "b"), of: person)
            try await store.merge(Rows.set("3", 3, by: "a"), of: person)
            let second = try await store.page(of: person, after: first.cursor, for: "a", count: 100)
            #expect(second.rows[.parameter]?.count == 1)
            #expect(second.rows[.parameter]?.first?.contains("\"2\"") ?? false)
            let third = try await store.page(of: person, after: second.cursor, for: "a", count: 100)
            #expect(third.rows.isEmpty)
            #expect(third.cursor == second.cursor)
        },
        RowStoreConformance("A pushed row that changes nothing doesn't advance the person's cursor") { store in
            let person = try Rows.person()
            try await store.merge(Rows.set("1", 5), of: person)
            let cursor = try await store.cursor(of: person)
            try await store.merge(Rows.set("1", 5), of: person)
            try await store.merge(Rows.set("0", 4), of: person)
            #expect(try await store.cursor(of: person) == cursor)
        },
        RowStoreConformance("Reading a person's rows page by page returns all rows, for any page size") { store in
            let person = try Rows.person()
            for part in 0..<7 {
                let rows = (0..<5).map { Rows.donation(Int64(part * 5 + $0 + 1)) }
                try await store.merge(RowBatch(donations: rows), of: person)
            }
            for size in [1, 3, 5, 12, 100] {
                var (cursor, found, pages) = (ExchangeCursor?.none, 0, 0)
                while true {
                    let page = try await store.page(of: person, after: cursor, for: "", count: size)
                    found += page.rows[.donation]?.count ?? 0
                    pages += 1
                    cursor = page.cursor
                    if !page.hasMore { break }
                }
                #expect(found == 35, "pages of \(size)")
                #expect(
                    pages == (size > 35 ? 1 : (35 + (size + 4) / 5 * 5 - 1) / ((size + 4) / 5 * 5)),
                    "pages of \(size)"
                )
            }
        },
        RowStoreConformance("A page after a cursor from another server contains all rows") { store in
            let person = try Rows.person()
            try await store.merge(Rows.set("1", 1, by: "a"), of: person)
            let known = try await store.cursor(of: person)
            for other in [
                ExchangeCursor(lineage: known.lineage ^ 1, number: known.number),
                ExchangeCursor(lineage: known.lineage, number: known.number + 1),
            ] {
                let page = try await store.page(of: person, after: other, for: "a", count: 100)
                #expect(page.rows[.parameter]?.count == 1)
                #expect(page.cursor == known)
            }
        },
        RowStoreConformance(
            "Rows made obsolete by a reset are deleted, and pushing the same rows later doesn't restore them"
        ) { store in
            let person = try Rows.person()
            let old = RowBatch(
                displays: [DisplayRow(tip: "t", replica: "a", epoch: .zero, version: Rows.version(1), count: 1)],
                invalidations: [
                    InvalidationRow(
                        tip: "t",
                        replica: "a",
                        epoch: .zero,
                        version: Rows.version(2),
                        reason: "closed",
                        date: Date()
                    )
                ],
                trials: [
                    TrialRow(
                        tip: "t",
                        replica: "a",
                        epoch: .zero,
                        version: Rows.version(2),
                        exposure: Rows.version(2),
                        exposed: Date(),
                        isHeldOut: true,
                        share: 0.5,
                        event: "e",
                        window: 60
                    )
                ],
                parameters: Rows.set("1", 3).parameters,
                donations: [Rows.donation(4)]
            )
            try await store.merge(old, of: person)
            let tip = RowBatch(resets: [ResetRow(scope: .tip("t"), replica: "b", version: Rows.version(10))])
            try await store.merge(tip, of: person)
            try await store.merge(old, of: person)
            var left = try await store.rows(of: person)
            #expect((left.displays.count, left.invalidations.count, left.trials.count) == (0, 0, 0))
            #expect((left.parameters.count, left.donations.count) == (1, 1))
            let all = RowBatch(resets: [ResetRow(scope: .everything, replica: "b", version: Rows.version(11))])
            try await store.merge(all, of: person)
            try await store.merge(old, of: person)
            left = try await store.rows(of: person)
            #expect((left.parameters.count, left.donations.count, left.resets.count) == (0, 0, 2))
        },
        RowStoreConformance(
            "Donations older than the oldest that an event keeps are deleted, and later pushes don't restore them"
        ) { store in
            let person = try Rows.person()
            let donations = RowBatch(donations: (1...5).map { Rows.donation($0) })
            try await store.merge(donations, of: person)
            let floor = EventRow(
                event: "e",
                replica: "a",
                version: Rows.version(6),
                floor: Rows.version(4),
                maximumCount: 2
            )
            try await store.merge(RowBatch(events: [floor]), of: person)
            try await store.merge(donations, of: person)
            #expect(
                try await store.rows(of: person).donations.map(\.version).sorted() == [
                    Rows.version(4), Rows.version(5),
                ]
            )
        },
        RowStoreConformance("Rows that exceed a person's storage limit are refused, and a reset frees storage") {
            store in
            let person = try Rows.person()
            let big = RowBatch(parameters: Rows.set("\"\(String(repeating: "x", count: 500))\"", 1).parameters)
            try await store.merge(big, of: person, room: 1_000)
            await #expect(throws: RowStoreError.self) {
                try await store.merge(
                    RowBatch(donations: (2...9).map { Rows.donation($0) }),
                    of: person,
                    room: 1_000
                )
            }
            #expect(try await store.rows(of: person).donations.isEmpty)
            let reset = RowBatch(resets: [ResetRow(scope: .everything, replica: "a", version: Rows.version(20))])
            try await store.merge(reset, of: person, room: 1_000)
            try await store.merge(Rows.set("1", 21, epoch: 20), of: person, room: 1_000)
            #expect(try await store.rows(of: person).parameters.map(\.json) == ["1"])
        },
        RowStoreConformance("Erasing a person deletes the person's rows, and an old cursor then returns all later rows")
        {
            store in
            let (person, other) = (try Rows.person(), try Rows.person())
            for person in [person, other] { try await store.merge(Rows.set("1", 1), of: person) }
            let known = try await store.cursor(of: person)
            try await store.erase(person)
            #expect(try await store.rows(of: person).isEmpty)
            #expect(try await store.rows(of: other).count == 1)
            try await store.merge(Rows.set("2", 2), of: person)
            let page = try await store.page(of: person, after: known, for: "a", count: 100)
            #expect(page.cursor.lineage != known.lineage)
            #expect(page.rows[.parameter]?.count == 1)
        },
        RowStoreConformance("After a person's lineage is renewed, earlier cursors return all of the person's rows") {
            store in
            let person = try Rows.person()
            try await store.merge(Rows.set("1", 1), of: person)
            let known = try await store.cursor(of: person)
            try await store.renewLineages()
            let page = try await store.page(of: person, after: known, for: "a", count: 100)
            #expect(page.cursor.lineage != known.lineage)
            #expect(page.rows[.parameter]?.count == 1)
        },
        RowStoreConformance("Rows of people with similar ids are kept separate, within and across containers") {
            store in
            let names = [("c", "é"), ("c", "e\u{301}"), ("cc", "é"), ("c", "É"), ("c", "%00"), ("c", "a/b?c")]
            let salt = UUID().uuidString
            let people = try names.map { try #require(SyncPerson(container: $0.0 + salt, id: $0.1)) }
            for (number, person) in people.enumerated() {
                try await store.merge(Rows.set("\(number)", 1), of: person)
            }
            for (number, person) in people.enumerated() {
                #expect(try await store.rows(of: person).parameters.map(\.json) == ["\(number)"])
            }
        },
        RowStoreConformance("Row ids and values with unusual characters are stored and returned unchanged") { store in
            let person = try Rows.person()
            let texts = ["", "\0", "a\0b", "\u{1}", "\"quoted\\", "e\u{301}", "👩‍👩‍👧", "\u{FFFF}", "\n\t"]
            let rows = texts.enumerated().map { number, text in
                ParameterRow(
                    parameter: text,
                    replica: "a",
                    epoch: .zero,
                    version: Rows.version(Int64(number) + 1),
                    json: text
                )
            }
            try await store.merge(RowBatch(parameters: rows), of: person)
            let found = try await store.rows(of: person).parameters
            #expect(Set(found.map { Data($0.parameter.utf8) }) == Set(texts.map { Data($0.utf8) }))
            #expect(found.allSatisfy { $0.parameter == $0.json })
        },
        RowStoreConformance("Rows that one or many people push concurrently are all stored") { store in
            let people = try (0..<10).map { _ in try Rows.person() }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        let rows = RowBatch(donations: [Rows.donation(Int64(number) + 1)])
                        try await store.merge(rows, of: people[number % 10 < 5 ? 0 : number % 10])
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.rows(of: people[0]).donations.count == 100)
            for person in people[5...] { #expect(try await store.rows(of: person).donations.count == 20) }
            #expect(try await store.cursor(of: people[0]).number == 100)
        },
        RowStoreConformance("A client that reads pages while rows are pushed misses no row") { store in
            let person = try Rows.person()
            async let pushes: Void = {
                for number in 1...100 as ClosedRange<Int64> {
                    try await store.merge(RowBatch(donations: [Rows.donation(number)]), of: person)
                }
            }()
            var (cursor, found) = (ExchangeCursor?.none, Set<String>())
            while found.count < 100 {
                let page = try await store.page(of: person, after: cursor, for: "", count: 3)
                cursor = page.cursor
                found.formUnion(page.rows[.donation] ?? [])
            }
            try await pushes
        },
    ]
}

extension RowStore {
    fileprivate func merge(_ rows: RowBatch, of person: SyncPerson) async throws {
        try await merge(rows, of: person, room: 1 << 20)
    }

    func cursor(of person: SyncPerson) async throws -> ExchangeCursor {
        try await page(of: person, after: nil, for: "", count: .max).cursor
    }

    /// Returns all rows of a person.
    func rows(of person: SyncPerson) async throws -> RowBatch {
        try await page(of: person, after: nil, for: "", count: .max).batch
    }
}
