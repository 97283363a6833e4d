import Foundation
import TipKitEngine
import TipKitStorage

/// A simulated device with a datastore on disk, an inaccurate clock, and the person who is signed in.
struct SyncDevice {
    /// The number of seconds by which the device's clock is ahead; negative if the clock is behind.
    let skew: TimeInterval
    private(set) var person: String
    private(set) var store: SQLiteTipStore
    private let directory = SimulationFolder()
    private let index: Int
    private var synced: SyncedPerson

    init(_ index: Int, person: String, skew: TimeInterval) throws {
        (self.index, self.person, self.skew) = (index, person, skew)
        store = try SQLiteTipStore(directory: directory.url).store(ofSignedIn: person)
        synced = try SyncedPerson(id: person, store: store)
    }

    /// Simulates a restart of the device's process, by closing the store and opening it again.
    mutating func restart() throws {
        try store.close()
        store = try SQLiteTipStore(directory: directory.url).store(ofSignedIn: person)
        synced = try SyncedPerson(id: person, store: store)
    }

    mutating func signIn(_ person: String) throws {
        self.person = person
        try restart()
    }

    mutating func request() throws -> ExchangeRequest {
        synced.forgetRequest()
        return ExchangeRequest(replica: try store.replica, people: [try synced.request()])
    }

    /// Merges the server's answer to the device's latest request.
    ///
    /// - Returns: Whether more rows remain to send or receive.
    mutating func accept(_ answer: ExchangeAnswer) throws -> Bool {
        try synced.accept(answer.people[0], at: answer.date).isMore
    }

    /// Merges the rows of the server's answer, then restarts the process before the new sync state is saved.
    mutating func crash(within answer: ExchangeAnswer) throws {
        if answer.people[0].refusal != nil {
            try store.commit([.reversioned(date: answer.date, after: synced.sentVersion)])
        }
        if !answer.people[0].rows.isEmpty { try store.commit([.merged(answer.people[0].rows)]) }
        try restart()
    }

    /// Returns the current person's rows that this device has written.
    func written() throws -> RowBatch { try store.rows().rows.written(by: try store.replica) }
}
