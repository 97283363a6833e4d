import Foundation
import TipKitEngine

/// An in-memory sync server that holds the rows of each person and the number of each row's last change.
struct SimulatedServer {
    private struct Person {
        var lineage: Int64
        var number: Int64 = 0
        var rows = PersonRows()
        /// The number of the last change of each row.
        var numbers: [AnyHashable: Int64] = [:]
    }

    private var people: [String: Person] = [:]
    private var lastLineage: Int64 = 0
    /// The number of rows after which an answer ends; the rows of one change aren't split.
    private let page: Int
    private let fault: SyncFault?

    init(page: Int, fault: SyncFault?) {
        (self.page, self.fault) = (page, fault)
    }

    /// Merges the rows of a replica's request, and returns an answer with the rows that the replica may lack.
    mutating func answer(_ request: ExchangeRequest, at date: Date) -> ExchangeAnswer {
        ExchangeAnswer(
            date: date,
            people: request.people.map { part in
                let refusal = merge(part, at: date)
                return answer(part, of: request.replica, refusal)
            }
        )
    }

    /// Returns all rows of a person.
    func rows(of person: String) -> RowBatch { people[person]?.rows.batch ?? RowBatch() }

    /// Returns the position that a person's rows have reached.
    func cursor(of person: String) -> ExchangeCursor? {
        people[person].map { ExchangeCursor(lineage: $0.lineage, number: $0.number) }
    }

    /// Deletes the rows of a person, as if the database was lost.
    mutating func forget(_ person: String) {
        guard people[person] != nil else { return }
        if fault == .lineageKept {
            people[person]?.rows = PersonRows()
            people[person]?.numbers = [:]
        } else {
            people[person] = nil
        }
    }

    private mutating func merge(_ part: ExchangeRequest.Part, at date: Date) -> ExchangeRefusal? {
        if part.rows.isEmpty { return nil }
        do { try part.rows.checkVersions(at: date) } catch {
            return fault == .refusalHidden ? nil : ExchangeRefusal(.aheadOfClock, "\(error)")
        }
        lastLineage += 1
        let name = fault == .peopleMixed ? "everybody" : part.person
        var person = people[name] ?? Person(lineage: lastLineage)
        let isLate = fault == .oldRowsPreferred
        let before = Set(person.rows.batch.rows.map { AnyHashable($0) })
        if isLate {
            // Simulate the fault: of two rows with the same key, keep the row that arrived first.
            person.rows = PersonRows(part.rows.preferring(person.rows.batch))
        } else {
            person.rows.merge(part.rows)
        }
        let after = Set(person.rows.batch.rows.map { AnyHashable($0) })
        if after != before { person.number += 1 }
        for row in after.subtracting(before) { person.numbers[row] = person.number }
        people[name] = person
        return nil
    }

    private func answer(
        _ part: ExchangeRequest.Part,
        of replica: String,
        _ refusal: ExchangeRefusal?
    ) -> ExchangeAnswer.Part {
        let name = fault == .peopleMixed ? "everybody" : part.person
        guard let person = people[name] else {
            let nothing = ExchangeCursor(lineage: 0, number: 0)
            return ExchangeAnswer.Part(person: part.person, cursor: nothing, rows: RowBatch(), refusal: refusal)
        }
        var first: Int64 = 0
        if let known = part.cursor, known.lineage == person.lineage, known.number <= person.number {
            first = known.number
        }
        let changed = person.rows.batch.rows.filter { person.numbers[AnyHashable($0)] ?? 0 > first }
            .sorted { person.numbers[AnyHashable($0)] ?? 0 < person.numbers[AnyHashable($1)] ?? 0 }
        var (found, last) = ([any ReplicatedRow](), first)
        var hasMore = false
        for row in changed {
            let number = person.numbers[AnyHashable(row)] ?? 0
            if found.count >= page, number != last {
                hasMore = true
                break
            }
            last = number
            if first == 0 || row.key.replica != replica { found.append(row) }
        }
        var cursor = ExchangeCursor(lineage: person.lineage, number: hasMore ? last : person.number)
        if fault == .pageSkipped, hasMore {
            cursor.number = person.number
            hasMore = false
        }
        return ExchangeAnswer.Part(
            person: part.person,
            cursor: cursor,
            rows: RowBatch(found),
            hasMore: hasMore,
            refusal: refusal
        )
    }
}

/// A fault of a simulated sync server, or of its devices.
package enum SyncFault: CaseIterable, Sendable {
    /// After losing a person's rows, the server continues their lineage instead of beginning a new one.
    case lineageKept
    /// The server refuses a replica's rows, but answers as if it had accepted them.
    case refusalHidden
    /// The server mixes the rows of all people.
    case peopleMixed
    /// Of two rows with the same key, the server keeps the row that arrived first, even if that row has the lower
    /// version.
    case oldRowsPreferred
    /// The cursor of an answer skips rows that didn't fit on the page.
    case pageSkipped
    /// A request that was lost on its way to the server is answered as if the server had accepted it.
    case lossConfirmed
    /// The event streams don't end after a process of the server has crashed between a commit and its notification.
    case streamsKept
    /// A device that is cut off from the server doesn't keep the cap on first displays.
    case capForgotten
}

extension RowBatch {
    init(_ rows: [any ReplicatedRow]) {
        self.init()
        for row in rows {
            switch row {
            case let row as ResetRow: resets.append(row)
            case let row as DisplayRow: displays.append(row)
            case let row as InvalidationRow: invalidations.append(row)
            case let row as TrialRow: trials.append(row)
            case let row as ParameterRow: parameters.append(row)
            case let row as EventRow: events.append(row)
            case let row as DonationRow: donations.append(row)
            default: break
            }
        }
    }

    /// Returns the rows of another batch, and the rows of this batch whose keys the other batch doesn't contain.
    fileprivate func preferring(_ others: RowBatch) -> RowBatch {
        let known = Set(others.rows.map { "\(type(of: $0)) \($0.key)" })
        return RowBatch(rows.filter { !known.contains("\(type(of: $0)) \($0.key)") } + others.rows)
    }
}
