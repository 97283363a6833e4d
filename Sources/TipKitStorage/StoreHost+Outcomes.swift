import Foundation
import GRDB
package import TipKitEngine

extension SQLiteTipStore {
    /// Reads the oldest outcomes of all persons that weren't handed on yet.
    ///
    /// - Returns: The outcomes, in the order in which they were stored, and the number of the last one.
    /// - Throws: `TipStoreError` if the file can't be read.
    package func outcomes(most: Int) throws -> (records: [Tips.OutcomeRecord], last: Int64) {
        try host.outcomes(most: most)
    }

    /// Deletes outcomes that were handed on.
    ///
    /// - Parameter last: The number of the last of them.
    /// - Throws: `TipStoreError` if the file can't be written.
    package func removeOutcomes(through last: Int64) throws { try host.removeOutcomes(through: last) }

    /// Lets this process be the one that hands on the outcomes, until the returned object is released.
    ///
    /// - Returns: `nil` if another process or object does it.
    /// - Throws: `TipStoreError` if the lock file can't be created.
    package func holdOutcomes() throws -> (any Sendable)? {
        do {
            return try FileLock.lock(host.file.outcomeLock, LOCK_EX).map { HeldDescriptor(number: $0) }
        } catch {
            throw TipStoreError.unavailable(host.file.file, error)
        }
    }
}

/// A descriptor that is closed when this object is released.
private final class HeldDescriptor: Sendable {
    private let number: Int32

    init(number: Int32) { self.number = number }

    deinit { close(number) }
}

extension StoreHost {
    fileprivate func outcomes(most: Int) throws -> (records: [Tips.OutcomeRecord], last: Int64) {
        try withRepairs { connection, deadline in
            try connection.read(deadline) { database in
                var (records, last): ([Tips.OutcomeRecord], Int64) = ([], 0)
                try database.rows(
                    """
                    SELECT outcome.number, outcome.id, tip, event, date, action, wakes, person.id, arm
                    FROM outcome LEFT JOIN person ON person.key = outcome.person ORDER BY outcome.number LIMIT ?
                    """,
                    [most]
                ) { row in
                    last = try row.integer(0)
                    guard let event = Tips.OutcomeRecord.Event(rawValue: try row.text(3)) else { return }
                    let person = try row.optionalText(7)
                    records.append(
                        Tips.OutcomeRecord(
                            id: try row.text(1),
                            date: try row.date(4),
                            tip: try row.text(2),
                            event: event,
                            person: person?.isEmpty == true ? nil : person,
                            action: try row.optionalText(5),
                            until: try row.optionalDate(6),
                            arm: try row.optionalText(8)
                        )
                    )
                }
                return (records, last)
            }
        }
    }

    fileprivate func removeOutcomes(through last: Int64) throws {
        try withRepairs { connection, deadline in
            try connection.write(deadline) { try $0.run("DELETE FROM outcome WHERE number <= ?", [last]) }
        }
    }
}
