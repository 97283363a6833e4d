package import Foundation
import Logging
import Synchronization

extension TipCenter {
    package func donationLog<Info>(of event: Tips.Event<Info>, after start: Date?) -> DonationLog<Info> {
        widenLimit(of: event)
        while true {
            let (known, hasStore) = state.withLock { ($0.rows.event(event.id), $0.store != nil) }
            guard hasStore else { return DonationLog() }
            if let known, let log = known.log(of: Info.self) {
                if !log.undecoded.isEmpty {
                    let decoder = JSONDecoder()
                    let payloads = log.undecoded.map { DonationLog<Info>.decode($0, with: decoder) }
                    state.withLock { $0.rows.storePayloads(payloads, of: event.id, ifStill: known.revision) }
                    continue
                }
                if start.map({ log.log.loadedAfter <= $0 }) ?? true { return log.log }
            } else if let known, start == nil {
                let log = EventLog(DonationLog<Info>(count: known.count))
                state.withLock { $0.rows.keep(log, of: event.id, ifStill: known.revision) }
                continue
            }
            guard read(event, after: start) else {
                let waiting = state.withLock { state in
                    state.rows.treatAsNotStored(.event(event.id))
                    return state.rows.unstored.donations(of: event.id)
                }
                return DonationLog(waiting, loadedAfter: start ?? .beforeAll, count: waiting.count)
            }
        }
    }

    /// Reads the number of an event's donations and, unless `start` is `nil`, the donations later than `start`.
    ///
    /// - Returns: Whether the store could be read.
    private func read<Info>(_ event: Tips.Event<Info>, after start: Date?) -> Bool {
        let most = state.withLock { $0.donations.limit(of: event.id) }?.maximumCount ?? event.limit.maximumCount
        var found: (stored: [StoredDonation], count: Int, revision: UInt64) = ([], 0, 0)
        let isRead = load("event \(event.id)") { snapshot in
            let count = try snapshot.tally(ofEvent: event.id)
            guard let start, count > 0 else { return ([StoredDonation](), count) }
            return (try snapshot.donations(ofEvent: event.id, after: start, maximumCount: most), count)
        } keep: { state, read in
            state.rows.cache(count: read.1, of: event.id)
            found = (read.0, read.1, state.rows.event(event.id)?.revision ?? 0)
        }
        finish()
        guard isRead, let start else { return isRead }
        // `DonationLog` decodes payloads, which runs the app's code, so create the log outside the lock. If the event
        // has changed by then, the log isn't kept, and the event is read again.
        let log = DonationLog<Info>(found.stored, loadedAfter: start, count: found.count)
        state.withLock { $0.rows.keep(EventLog(log), of: event.id, ifStill: found.revision) }
        return true
    }

    /// Widens the stored limit of an event to the widest limit of all `Tips.Event` values with the event's id.
    private func widenLimit<Info>(of event: Tips.Event<Info>) {
        let differs = state.withLock { state in
            guard let known = state.donations.limit(of: event.id) else {
                state.donations.widen(of: event.id, to: event.limit)
                return false
            }
            guard known != event.limit else { return false }
            state.donations.widen(of: event.id, to: event.limit)
            if state.donations.limit(of: event.id) != known { state.rows.forgetEvent(event.id) }
            return state.markLogged("limits of \(event.id)")
        }
        guard differs else { return }
        tipLog.warning(
            """
            Two values of one event have different donation limits; the wider limit is used for storage, and each \
            value reads only the donations within its own limit.
            """,
            metadata: ["event": "\(event.id)"]
        )
    }

    func donate<Info>(_ info: Info, to event: Tips.Event<Info>) async {
        await withCheckedContinuation { continuation in
            if let number = enqueue(info, to: event, { continuation.resume() }) { storeSoon(through: number) }
        }
    }

    func sendDonation<Info>(_ info: Info, to event: Tips.Event<Info>, completion: (() -> Void)?) {
        // Apple declares the completion without `@Sendable`. Passing it to another thread is safe, because it is called
        // once and never used on this thread. One that comes from the main actor belongs to it, and checks that.
        nonisolated(unsafe) let completion = completion
        let isMain = MainQueue.isCurrent
        let isAwaited = completion != nil
        let number = enqueue(info, to: event) {
            if isMain, !MainQueue.isCurrent { Task { @MainActor in completion?() } } else { completion?() }
        }
        // A run that collects changes stores them itself.
        guard let number, Once.collecting(in: self) == nil else { return }
        if isAwaited { storeSoon(through: number) } else { schedule(.storeDonations) }
    }

    /// Stores donations that somebody waits for: in the background, or now if nothing is done in the background.
    private func storeSoon(through number: UInt64) {
        guard isBrief else { return schedule(.storeDonations) }
        while storeDonations(through: number) {}
    }

    /// Records a donation, and waits until it is stored.
    ///
    /// When this method returns, all donations that were sent earlier are stored too.
    func record<Info>(_ info: Info, of event: Tips.Event<Info>) {
        guard let number = enqueue(info, to: event, {}) else { return }
        while storeDonations(through: number) {}
    }

    /// Queues a donation to be stored.
    ///
    /// - Returns: The donation's number; `nil` if the donation was ignored, or waits until `configure` is called.
    package func enqueue<Info>(
        _ info: Info,
        to event: Tips.Event<Info>,
        _ completion: @escaping @Sendable () -> Void
    ) -> UInt64? {
        if isRefusedInRule("donates \(event.id)") {
            completion()
            return nil
        }
        let key = Once.nextKey(of: self)
        widenLimit(of: event)
        let payload: String?
        do {
            payload = info is Tips.EmptyDonation ? nil : try Self.json(of: info)
        } catch {
            tipLog.error(
                "A donation's payload can't be encoded; the donation is ignored.",
                metadata: ["event": "\(event.id)", "error": "\(error.encodingReason)"]
            )
            completion()
            return nil
        }
        let stored = StoredDonation(date: now, payload: payload)
        let (number, isWaiting, isFirst, isFirstDropped) = state.withLock { state in
            let isWaiting = state.phase != .configured
            let donation = QueuedDonation(
                number: state.nextNumber(),
                event: event.id,
                stored: stored,
                limit: state.donations.limit(of: event.id) ?? event.limit,
                key: key,
                completion: isWaiting ? nil : completion
            )
            state.donations.append(donation)
            guard isWaiting else { return (donation.number, false, false, false) }
            let isDropped = state.donations.dropOldest()
            return (
                donation.number, true, state.markLogged("early donation"),
                isDropped && state.markLogged("dropped donation")
            )
        }
        guard isWaiting else {
            return number
        }
        if isFirst {
            tipLog.notice(
                "An event was donated before Tips.configure() was called; early donations are stored once it is.",
                metadata: ["event": "\(event.id)"]
            )
        }
        if isFirstDropped {
            tipLog.warning(
                """
                More than \(DonationQueue.unconfiguredLimit) donations were made before Tips.configure() was \
                called; the oldest are dropped. Call Tips.configure() before donating.
                """
            )
        }
        // Don't wait until the donation is stored: `configure` may never be called.
        completion()
        return nil
    }

    /// Stores the next donations in one transaction.
    ///
    /// - Parameter last: The number of the last donation to store; `nil` for all.
    /// - Returns: Whether unstored donations up to that number may be left.
    @discardableResult
    package func storeDonations(through last: UInt64? = nil) -> Bool {
        let batch = change { state, _ in
            let waiting = state.donations.waiting
            guard let first = waiting.first, first.number <= last ?? .max else { return .done([QueuedDonation]()) }
            let batch = Array(waiting.prefix(DonationQueue.batch))
            let changes = batch.map {
                StoreChange(.donated(event: $0.event, donation: $0.stored, limit: $0.limit), key: $0.key)
            }
            return .commit(changes) { state, _ in
                state.donations.removeFirst(batch.count)
                return batch
            }
        }
        let once = Once.collecting(in: self)
        for case let completion? in batch.map(\.completion) {
            if let once { once.keep(completion) } else { completion() }
        }
        guard let stored = batch.last else { return false }
        return last.map { stored.number < $0 } ?? true
    }

    /// Stores a donation that was made in the past, with its own date and without a limit.
    ///
    /// - Throws: An error of the store.
    package func repeatDonation(_ donation: StoredDonation, ofEvent id: String) throws {
        let limit = StoredDonationLimit(maximumCount: .max, maximumAge: nil)
        try changeOrThrow { _, _ in
            .commit([.donated(event: id, donation: donation, limit: limit)]) { _, _ in }
        }
    }

    package func deleteDonations<Info>(of event: Tips.Event<Info>) throws {
        if isRefusedInRule("deletes the donations of \(event.id)") { return }
        let (dropped, isEarly) = try changeOrThrow { state, now in
            guard state.phase == .configured else {
                return .done((state.donations.remove(of: event.id, through: .max), true))
            }
            // The deletion doesn't apply to donations that are sent from now on, which get higher numbers.
            let last = state.lastNumber
            return .commit([.donationsDeleted(event: event.id, date: now)]) { state, _ in
                (state.donations.remove(of: event.id, through: last), false)
            }
        }
        if isEarly { warnOfEarlyDeletion(of: event.id) }
        for donation in dropped { donation.completion?() }
    }

    /// Warns that nothing was deleted from the datastore, since `configure` hasn't opened it yet.
    func warnOfEarlyDeletion(of what: String) {
        tipLog.warning(
            """
            A deletion was requested before Tips.configure() was called; it removed the donations made since launch, \
            and the datastore is unchanged. Call Tips.configure() first, or Tips.resetDatastore() to erase everything.
            """,
            metadata: ["what": "\(what)"]
        )
    }
}
