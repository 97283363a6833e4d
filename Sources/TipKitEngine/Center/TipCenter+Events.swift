package import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// The most donations that share a transaction.
    private static let batch = 1_000
    /// The most donations that are held while nothing can be stored.
    private static let heldLimit = 10_000

    package func donationLog<Info>(of event: Tips.Event<Info>, after start: Date?) -> DonationLog<Info> {
        let type = ObjectIdentifier(Info.self)
        while true {
            let (known, store, stamp) = state.withLock { state in
                (state.events[event.id]?.logs[type] as? EventLog<Info>, state.store, state.events[event.id]?.stamp)
            }
            if let log = known?.snapshot, start.map({ log.loadedAfter <= $0 }) ?? true { return log }
            guard let store else { return DonationLog() }
            let log = read(event, after: start, from: store)
            // A donation that was committed but not yet noted may be in what was read: read again, or it counts twice.
            let fresh = state.withLock { state -> DonationLog<Info>? in
                guard state.events[event.id]?.stamp == stamp, !state.eventsInFlight.contains(event.id) else {
                    return nil
                }
                let log = EventLog(log)
                state.events[event.id, default: EventEntry()].logs[type] = log
                for donation in state.unstoredDonations where donation.event == event.id {
                    donation.apply(&state.events[event.id, default: EventEntry()])
                }
                return log.snapshot
            }
            if let fresh { return fresh }
        }
    }

    private func read<Info>(
        _ event: Tips.Event<Info>,
        after start: Date?,
        from store: any TipStore
    ) -> DonationLog<Info> {
        do {
            let count = min(try store.tally(ofEvent: event.id), event.limit.maximumCount)
            guard let start, count > 0 else { return DonationLog(count: count) }
            let stored = try store.donations(ofEvent: event.id, after: start, maximumCount: event.limit.maximumCount)
            return DonationLog(stored, loadedAfter: start, count: count)
        } catch {
            tipLog.error(
                "An event's donations can't be read; they count as none until the next launch.",
                metadata: ["event": "\(event.id)", "error": "\(error.localizedDescription)"]
            )
            return DonationLog()
        }
    }

    func donate<Info>(_ info: Info, to event: Tips.Event<Info>) async {
        await withCheckedContinuation { continuation in
            enqueue(info, to: event) { continuation.resume() }
        }
    }

    func sendDonation<Info>(_ info: Info, to event: Tips.Event<Info>, completion: (() -> Void)?) {
        // Apple's completion isn't `@Sendable`; it is called once, and never touched here otherwise.
        nonisolated(unsafe) let completion = completion
        enqueue(info, to: event) { completion?() }
    }

    private func enqueue<Info>(
        _ info: Info,
        to event: Tips.Event<Info>,
        completion: @escaping @Sendable () -> Void
    ) {
        let payload: String?
        do {
            payload = info is Tips.EmptyDonation ? nil : try Self.json(of: info)
        } catch {
            tipLog.error(
                "A donation's payload can't be encoded; the donation is left out.",
                metadata: ["event": "\(event.id)", "error": "\(error.encodingReason)"]
            )
            return completion()
        }
        let stored = StoredDonation(date: now, payload: payload)
        let type = ObjectIdentifier(Info.self)
        let number = state.withLock { $0.nextNumber() }
        let donation = QueuedDonation(id: number, event: event.id, stored: stored, limit: event.limit) { entry in
            let log = entry.logs[type] as? EventLog<Info>
            log?.insert(info, date: stored.date, limit: event.limit.maximumCount)
            // Another type's log of the same event doesn't know this payload; it is read anew.
            if entry.logs.count > 1 || log == nil { entry.logs = log.map { [type: $0] } ?? [:] }
        }
        let isWaiting = state.withLock { state in
            let isWaiting = state.phase != .configured
            state.donations.append(isWaiting ? donation : donation.calling(completion))
            return isWaiting
        }
        if isWaiting {
            tipLog.notice(
                "An event was donated before tips were configured; it is recorded then.",
                metadata: ["event": "\(event.id)"]
            )
            // Whoever awaits would otherwise wait for a `configure` that may never come.
            completion()
        } else {
            drainDonations()
        }
    }

    /// Begins to carry queued donations to the store, unless that is under way.
    func drainDonations() {
        let begins = state.withLock { state in
            guard state.phase == .configured, !state.isDraining, !state.donations.isEmpty else { return false }
            state.isDraining = true
            return true
        }
        guard begins else { return }
        Task.detached { await self.drain() }
    }

    private func drain() async {
        while true {
            // Tasks that awaited the last batch, and others that are ready, donate first and share the transaction.
            await Task.yield()
            let now = now
            let (batch, held, changes, store, resets) = state.withLock { state in
                let resets = state.eventResets
                let batch = Array(state.donations.prefix(Self.batch))
                state.donations.removeFirst(batch.count)
                let held = batch.isEmpty ? [] : Array(state.unstoredDonations.prefix(Self.batch))
                state.eventsInFlight = Set((held + batch).map(\.event))
                if batch.isEmpty { state.isDraining = false }
                let changes = (held + batch).map { donation in
                    StoreChange.donated(
                        event: donation.event,
                        donation: donation.stored,
                        limit: donation.limit,
                        version: state.nextVersion(at: now)
                    )
                }
                return (batch, held, changes, state.store, resets)
            }
            guard !batch.isEmpty else { return }
            let isStored = commit(changes, to: store)
            let readers = state.withLock { state -> Set<String> in
                let stamp = state.nextStamp()
                // Of those that a reset overtook the store knows which count.
                let overtaken = state.eventsInFlight.filter { state.eventResets[$0] != resets[$0] }
                let counting = batch.filter { !overtaken.contains($0.event) }
                if isStored {
                    let stored = Set(held.map(\.id))
                    state.unstoredDonations.removeAll { stored.contains($0.id) }
                } else {
                    state.unstoredDonations = (state.unstoredDonations + counting).suffix(Self.heldLimit)
                }
                for donation in counting { donation.apply(&state.events[donation.event, default: EventEntry()]) }
                for event in overtaken { state.events[event] = EventEntry() }
                let readers = state.eventsInFlight.flatMap { event in
                    state.events[event]?.stamp = stamp
                    return state.readers[.event(event)] ?? []
                }
                state.eventsInFlight = []
                return Set(readers)
            }
            decide(Array(readers))
            for donation in batch { donation.completion?() }
        }
    }

    func deleteDonations<Info>(of event: Tips.Event<Info>) throws {
        let now = now
        let (version, store) = state.withLock { ($0.nextVersion(at: now), $0.store) }
        try store?.commit([.donationsDeleted(event: event.id, version: version)])
        let (readers, dropped) = state.withLock { state in
            let stamp = state.nextStamp()
            state.eventResets[event.id, default: 0] += 1
            state.events[event.id] = EventEntry(stamp: stamp)
            state.unstoredDonations.removeAll { $0.event == event.id }
            let dropped = state.donations.filter { $0.event == event.id }
            state.donations.removeAll { $0.event == event.id }
            return (state.readers[event.key] ?? [], dropped)
        }
        for donation in dropped { donation.completion?() }
        decide(Array(readers))
    }
}
