import Foundation
import GRDB
import TipKitEngine

/// One state of the file, for as long as a read lasts.
final class SQLiteSnapshot: StoreSnapshot {
    private var database: Database?
    private let state: StoreState
    private let replica: String
    private let file: StoreFile
    /// What kept the file from being read.
    private(set) var failure: (any Error)?

    init(_ database: Database, _ state: StoreState, replica: String, file: StoreFile) {
        self.database = database
        self.state = state
        self.replica = replica
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

    func tip(_ id: String) throws -> StoredTip { try reading { try $0.tip(id.storedID) } }

    func parameter(_ id: String) throws -> StoredParameter? { try reading { try $0.parameter(id.storedID) } }

    func tally(ofEvent id: String) throws -> Int { try reading { try $0.tally(ofEvent: id.storedID) } }

    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try reading { try $0.donations(ofEvent: id.storedID, after: date, maximumCount: maximumCount) }
    }

    func notes() throws -> [TipNote] { try reading { try $0.notes(replica: replica) } }

    private func reading<Value>(_ body: (StoreReader) throws -> Value) throws -> Value {
        guard let database else { throw TipStoreError.unavailable(file.file, StoreClosed()) }
        do {
            return try body(StoreReader(database: database))
        } catch {
            failure = error
            throw TipStoreError.unavailable(file.file, error)
        }
    }
}
