import DequeModule
public import Foundation
import Synchronization

/// A store that lasts as long as the process: for tests, and for tips that need no memory.
public final class InMemoryTipStore: TipStore {
    fileprivate struct State {
        var latest = StoreVersion.zero
        var records: [String: TipRecord] = [:]
        var parameters: [String: StoredParameter] = [:]
        var donations: [String: Deque<StoredDonation>] = [:]
        /// The versions of the latest resets of events.
        var epochs: [String: StoreVersion] = [:]
        /// The version of the latest reset of everything.
        var epoch = StoreVersion.zero
    }

    private let state = Mutex(State())
    private let replica = UUID().uuidString

    /// Makes an empty store.
    public init() {}

    /// Says what a centre needs to start.
    public func open() throws -> StoreHeader {
        state.withLock { state in
            let first = state.records.compactMap { tip, record in
                record.firstDisplayed.map { FirstDisplay(tip: tip, date: $0) }
            }
            return StoreHeader(
                replica: replica,
                latestVersion: state.latest,
                latestFirstDisplay: first.max { ($0.date, $0.tip) < ($1.date, $1.tip) }
            )
        }
    }

    /// The record of a tip.
    public func record(ofTip id: String) throws -> TipRecord? {
        state.withLock { $0.records[id] }
    }

    /// The value of a parameter.
    public func parameter(_ id: String) throws -> StoredParameter? {
        state.withLock { $0.parameters[id] }
    }

    /// How many donations an event has.
    public func tally(ofEvent id: String) throws -> Int {
        state.withLock { $0.donations[id]?.count ?? 0 }
    }

    /// The newest donations of an event later than a moment, oldest first.
    public func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        state.withLock { state in
            guard let all = state.donations[id] else { return [] }
            return Array(all.suffix(from: all.firstIndex(after: date)).suffix(maximumCount))
        }
    }

    /// False: nobody else can read the store.
    public var keepsNotes: Bool { false }

    /// None: nobody else can read the store.
    public func notes() throws -> [TipNote] { [] }

    /// Carries out the changes.
    public func commit(_ changes: [StoreChange]) throws {
        state.withLock { state in
            for change in changes { state.apply(change, replica: replica) }
        }
    }

    /// Does nothing: nobody else can change the store.
    public func watch(_ onChange: @escaping @Sendable () -> Void) throws {}

    /// Does nothing: what is stored stays readable.
    public func close() throws {}
}

extension InMemoryTipStore.State {
    fileprivate mutating func apply(_ change: StoreChange, replica: String) {
        switch change {
        case .displayBegan(let tip, let date, let version):
            latest = max(latest, version)
            var record = records[tip] ?? TipRecord()
            record.displayCount += 1
            record.firstDisplayed = min(record.firstDisplayed ?? date, date)
            record.lastDisplayed = max(record.lastDisplayed ?? date, date)
            records[tip] = record
        case .displayEnded(let tip, let duration, let version):
            latest = max(latest, version)
            records[tip, default: TipRecord()].displayDuration += duration
        case .invalidated(let tip, let reason, let date, let version):
            latest = max(latest, version)
            guard records[tip]?.invalidation == nil else { return }
            records[tip, default: TipRecord()].invalidation = TipRecord.Invalidation(
                reason: reason,
                date: date,
                replica: replica
            )
        case .parameterSet(let id, let json, let version):
            latest = max(latest, version)
            guard version > parameters[id]?.version ?? .zero else { return }
            parameters[id] = StoredParameter(json: json, version: version)
        case .donated(let event, let donation, let limit, let version):
            latest = max(latest, version)
            guard version > max(epoch, epochs[event] ?? .zero) else { return }
            donations[event, default: []].insert(donation, keeping: limit)
        case .donationsDeleted(let event, let version):
            latest = max(latest, version)
            donations[event] = nil
            epochs[event] = version
        case .noted:
            break
        case .tipReset(let tip, let version):
            latest = max(latest, version)
            records[tip] = nil
        case .allReset(let version):
            self = InMemoryTipStore.State()
            latest = version
            epoch = version
        }
    }
}

extension Deque<StoredDonation> {
    /// Puts a donation at its place, and drops the oldest beyond the limit.
    fileprivate mutating func insert(_ donation: StoredDonation, keeping limit: StoredDonationLimit) {
        insert(donation, at: firstIndex(after: donation.date))
        if let age = limit.maximumAge {
            removeFirst(firstIndex(after: donation.date.addingTimeInterval(-age)))
        }
        removeFirst(Swift.max(0, count - limit.maximumCount))
    }

    /// The place of the first donation later than a moment, looked for from the newest.
    fileprivate func firstIndex(after date: Date) -> Int {
        (lastIndex { $0.date <= date } ?? -1) + 1
    }
}
