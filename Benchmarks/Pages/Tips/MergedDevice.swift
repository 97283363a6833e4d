#if Web
    import Foundation
    import TipKitStorage
    import TipPages
    import TipRows

    /// A device that brings its person 20 000 displays, again and again.
    struct MergedDevice {
        private static let rows = 20_000

        let people: TipPeople
        let folder: URL
        /// A tip that the person's pages ask for after each merge.
        let tip: any Tip

        /// Merges the displays as an exchange with a sync server does, each time into another person's rows, and reads what
        /// they change; until the task is cancelled.
        func mergeForever() async throws {
            let store = try SQLiteTipStore(directory: folder)
            var number = 0
            while !Task.isCancelled {
                number += 1
                let person = "device-\(number)"
                let answer = ExchangeAnswer.Part(
                    person: person,
                    cursor: ExchangeCursor(lineage: 1, number: 1),
                    rows: RowBatch(displays: displays())
                )
                var synced = try SyncedPerson(id: person, store: try store.person(person))
                _ = try synced.accept(answer, at: Date())
                let center = try await people.center(for: person)
                _ = center.run { tip.status }
            }
        }

        private func displays() -> [DisplayRow] {
            let date = Date(timeIntervalSinceNow: -86_400)
            return (1...Self.rows).map { number in
                DisplayRow(
                    tip: "tip-\(number)",
                    replica: "device",
                    epoch: .zero,
                    version: RowVersion(rawValue: Int64(number)),
                    count: 1,
                    first: date.addingTimeInterval(Double(number)),
                    last: date.addingTimeInterval(Double(number))
                )
            }
        }
    }
#endif
