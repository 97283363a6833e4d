import Foundation
import GRDB
import TipKitEngine

/// A consistent snapshot of a person's rows, valid during one read.
final class SQLiteSnapshot: StoreSnapshot {
    private var database: Database?
    private let state: PersonState
    private let replica: String
    private let schema: Int
    private let file: StoreFile
    /// The error that kept the file from being read.
    private(set) var failure: (any Error)?

    init(_ database: Database, _ state: PersonState, replica: String, schema: Int, file: StoreFile) {
        self.database = database
        self.state = state
        self.replica = replica
        self.schema = schema
        self.file = file
    }

    /// Ends the read; later calls throw.
    func end() { database = nil }

    func header() throws -> StoreHeader {
        try reading { reader in
            StoreHeader(
                replica: replica,
                position: state.position,
                latestVersion: state.version,
                latestFirstDisplay: try reader.latestFirstDisplay()
            )
        }
    }

    func update(since position: StorePosition) throws -> StoreUpdate {
        try reading { try $0.update(since: position, at: state, replica: replica) }
    }

    func rows(changedAfter position: StorePosition?) throws -> StoreRows {
        try reading { try $0.rows(changedAfter: position, at: state, replica: replica) }
    }

    func tip(_ id: String) throws -> StoredTip { try reading { try $0.tip(id.storedID) } }

    func firstAppearances() throws -> FirstAppearances { try reading { try $0.firstAppearances() } }

    func trials() throws -> [JoinedTrial] { try reading { try $0.trials() } }

    func parameter(_ id: String) throws -> StoredParameter? { try reading { try $0.parameter(id.storedID) } }

    func tally(ofEvent id: String) throws -> Int { try reading { try $0.tally(ofEvent: id.storedID) } }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try reading { try $0.donations(ofEvent: id.storedID, after: date, maximumCount: maximumCount) }
    }

    func notes() throws -> [TipNote] { try reading { try $0.notes() } }

    func doneRow(_ key: String) throws -> DoneRow? { try reading { try $0.doneRow(key) } }

    func tips() throws -> [String] {
        try reading { reader in
            try reader.ids(
                """
                SELECT tip FROM display WHERE person = ?1 AND epoch >= \(StoreReader.epoch("'tip:' || tip"))
                UNION SELECT tip FROM invalidation WHERE person = ?1 AND epoch >= \(StoreReader.epoch("'tip:' || tip"))
                """
            ).sorted()
        }
    }

    func parameters() throws -> [String] {
        try reading { reader in
            try reader.ids(
                """
                SELECT parameter FROM parameter WHERE person = ?1 AND epoch >= \(StoreReader.epoch("''"))
                UNION SELECT parameter FROM transient WHERE person = ?1 AND epoch >= \(StoreReader.epoch("''"))
                """
            ).sorted()
        }
    }

    func events() throws -> [String] {
        try reading { reader in
            let ids = try reader.ids("SELECT DISTINCT event FROM event WHERE person = ?")
            return try ids.filter { try reader.tally(ofEvent: $0.storedID) > 0 }.sorted()
        }
    }

    private func reading<Value>(_ body: (StoreReader) throws -> Value) throws -> Value {
        guard let database else { throw TipStoreError.unavailable(file.file, StoreClosed()) }
        do {
            return try body(StoreReader(database: database, person: state.key, schema: schema))
        } catch {
            failure = error
            throw TipStoreError.unavailable(file.file, error)
        }
    }
}
