package import Foundation
package import TipKitEngine

/// A person's rows in a datastore, and how far they are synchronized with a sync server.
///
/// A value belongs to the exchange that uses it, and shares no mutable state.
package struct SyncedPerson: Sendable {
    /// The maximum number of a person's rows in one request.
    package static let rowsPerRequest = 2_000
    /// The maximum number of the server's rows that are merged in one transaction, for which other people wait.
    package static let rowsPerCommit = 50

    /// The person's id at the server.
    package let id: String
    package let store: SQLiteTipStore
    /// The watch of the store that must not be notified of the rows that this value merges.
    package var watch: StoreWatch?
    private var mark: SyncMark
    /// The rows to send, one part for each request.
    private var parts: [RowBatch] = []
    /// The position and version up to which the server will have this device's rows once all parts are sent.
    private var end: (position: StorePosition, version: RowVersion)?

    /// The outcome of an answer.
    package struct Outcome: Sendable, Equatable {
        /// Whether there are more rows to send or to receive.
        package var isMore: Bool
        /// The reason why the server refused the rows; `nil` if it didn't refuse them.
        package var refusal: ExchangeRefusal?
        /// The known number of rows that are waiting to be sent.
        package var waiting: Int
    }

    /// - Throws: `TipStoreError` if the file can't be read.
    package init(id: String, store: SQLiteTipStore) throws {
        self.id = id
        self.store = store
        let mark = try store.syncMark()
        self.mark = mark?.person == id ? mark ?? SyncMark(person: id) : SyncMark(person: id)
    }

    /// The position up to which the server's rows are known.
    package var cursor: ExchangeCursor? { mark.cursor }

    /// The greatest version of this device's rows that the server has, as far as the device knows.
    package var sentVersion: RowVersion { mark.sentVersion }

    /// The number of rows that are waiting to be sent.
    package var waiting: Int { parts.reduce(0) { $0 + $1.count } }

    /// Whether rows are left to send after the present request.
    package var hasMoreParts: Bool { parts.count > 1 }

    /// Returns this person's part of the next request to the server.
    ///
    /// - Throws: `TipStoreError` if the file can't be read.
    package mutating func request() throws -> ExchangeRequest.Part {
        if parts.isEmpty {
            let found = try store.rows(changedAfter: mark.sent)
            let rows = mark.sent == nil ? found.rows : found.rows.later(than: mark.sentVersion)
            parts = rows.parts()
            end = (found.position, max(mark.sentVersion, found.rows.greatestVersion))
        }
        return ExchangeRequest.Part(person: id, cursor: mark.cursor, rows: parts.first ?? RowBatch())
    }

    /// Discards the rows that were read for the next request, so that the request reads them from the store again.
    package mutating func forgetRequest() { parts = [] }

    /// Merges the server's answer to the last request.
    ///
    /// - Throws: An error if the store fails or the server's rows are invalid; the same request can then be made
    ///   again.
    package mutating func accept(_ answer: ExchangeAnswer.Part, at date: Date) throws -> Outcome {
        var new = mark
        var isReversioned = false
        // A new lineage means that the server lacks the rows that it received before, so this device must send all
        // its rows again.
        let hasBegun = mark.cursor.map { $0.lineage != answer.cursor.lineage } ?? false
        switch answer.refusal?.reason {
        case nil:
            if !parts.isEmpty { parts.removeFirst() }
            if parts.isEmpty, let sent = end.take() { (new.sent, new.sentVersion) = (sent.position, sent.version) }
        case .aheadOfClock:
            _ = try store.commit([.reversioned(date: date, after: mark.sentVersion)], after: nil, by: watch)
            (new.sent, new.sentVersion, parts) = (nil, .zero, [])
            isReversioned = true
        case .storageFull:
            break
        }
        let waiting = waiting
        // If the server has no space, discard the rows to send, so that the next request reads them from the store
        // again: later changes may free space.
        if answer.refusal?.reason == .storageFull { parts = [] }
        if hasBegun { (new.sent, new.sentVersion, parts) = (nil, .zero, []) }
        // Other people's commits come between the batches. If the store stops in between, the server sends all rows again.
        for batch in try answer.rows.checked(at: date).batches(of: Self.rowsPerCommit) {
            let commit = try store.commit([.merged(batch)], after: nil, by: watch)
            // If the merge is the only commit since the sent position, there is nothing new to send: a merge
            // doesn't change this replica's own rows.
            if let sent = new.sent, commit.update.position.number == sent.number + 1 {
                new.sent = commit.update.position
            }
        }
        new.cursor = answer.cursor
        if new != mark { try store.write(new) }
        mark = new
        let isRefused = answer.refusal != nil && !isReversioned
        return Outcome(
            isMore: answer.hasMore || isReversioned || hasBegun || !parts.isEmpty && !isRefused,
            refusal: isReversioned ? nil : answer.refusal,
            waiting: isRefused ? waiting : self.waiting
        )
    }
}

extension RowBatch {
    /// Returns the rows whose versions are greater than a version, and those that were moved from another person, whose
    /// versions say nothing of when.
    fileprivate func later(than version: RowVersion) -> RowBatch {
        func later(_ row: some ReplicatedRow) -> Bool {
            row.version > version || MovedReplica.matches(row.key.replica)
        }
        return RowBatch(
            resets: resets.filter(later),
            displays: displays.filter(later),
            invalidations: invalidations.filter(later),
            trials: trials.filter(later),
            parameters: parameters.filter(later),
            events: events.filter(later),
            donations: donations.filter(later)
        )
    }

    /// Returns the same rows after checking that none is out of range or too far ahead of a clock.
    ///
    /// - Throws: `RowError` if a row is out of range or too far ahead.
    fileprivate func checked(at date: Date) throws -> RowBatch {
        if let wrong = rows.first(where: { !$0.isValid }) { throw RowError.invalidRow(wrong.key) }
        try checkVersions(at: date)
        return self
    }

    /// Returns the rows in parts that fit into requests; rows that are too large are left out and logged.
    fileprivate func parts() -> [RowBatch] {
        var parts: [RowBatch] = []
        var (part, weight) = (RowBatch(), 0)
        func add<Row: ReplicatedRow>(
            _ rows: [Row],
            to kind: WritableKeyPath<RowBatch, [Row]>,
            _ text: (Row) -> String?
        ) {
            for row in rows {
                let size = Self.rowWeight + row.key.subject.utf8.count + (text(row)?.utf8.count ?? 0)
                guard size <= Self.greatestWeight else {
                    logNotice(
                        "A row of \(row.key.subject) isn't synced, because it is too large for a request: \(size) bytes."
                    )
                    continue
                }
                if weight + size > Self.greatestWeight || part.count >= SyncedPerson.rowsPerRequest {
                    parts.append(part)
                    (part, weight) = (RowBatch(), 0)
                }
                part[keyPath: kind].append(row)
                weight += size
            }
        }
        add(resets, to: \.resets) { _ in nil }
        add(displays, to: \.displays) { _ in nil }
        add(invalidations, to: \.invalidations) { _ in nil }
        add(trials, to: \.trials, \.event)
        add(parameters, to: \.parameters, \.json)
        add(events, to: \.events) { _ in nil }
        add(donations, to: \.donations, \.payload)
        return part.isEmpty ? parts : parts + [part]
    }

    /// The maximum size of a person's rows in one request, in bytes.
    private static let greatestWeight = 1 << 20
    /// The size of a row in a request without its texts, in bytes.
    private static let rowWeight = 256
}
