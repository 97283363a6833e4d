public import Foundation
import Synchronization
public import TipKitEngine
package import TipKitStorage

/// The tips of many people in one process, with a tip center for each person and one shared datastore.
///
/// The rows of all people are in one file, which is accessed through one connection. Changes that several people make
/// at the same time share a transaction. A person's center is created on first use and released once it is idle, so
/// memory use depends on the number of active people, not on the number of known people.
///
/// ```swift
/// let people = try TipPeople(directory: folder, [.displayFrequency(.daily)])
/// try people.center(for: "user-42").run {
///     print(DigestTip().status)
/// }
/// ```
///
/// Not in Apple's TipKit.
public final class TipPeople: Sendable {
    /// The default time after which an unused center is released, in seconds: five minutes.
    public static let idleTime: TimeInterval = 300
    /// The default maximum number of unused centers that are kept.
    public static let mostIdle = 1_000
    /// The longest time that `center(for:)` waits for the sync server by default: half a second.
    public static let longestWait = Duration.milliseconds(500)

    private struct CenterEntry {
        weak var center: TipCenter?
        /// A strong reference that keeps the center alive while it isn't used; `nil` once the center may be released.
        var kept: TipCenter?
        var lastUse: Date
        /// The membership that syncs the person's rows while the person's center exists.
        var membership: SyncMembership?
    }

    private struct State {
        var entries: [PersonID: CenterEntry] = [:]
        var isWatching = false

        /// If too many unused centers are kept, removes and returns the least recently used of these centers.
        mutating func removeSurplusCenter(over most: Int) -> TipCenter? {
            let kept = entries.filter { $0.value.kept != nil }
            guard kept.count > most, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
                return nil
            }
            entries[oldest.key]?.kept = nil
            return oldest.value.kept
        }
    }

    package let store: SQLiteTipStore
    private let sync: PeopleSync?
    private let frequency: Tips.ConfigurationOption.DisplayFrequency
    private let clock: any TipClock
    private let holdouts: HoldoutPlan
    private let attention: AttentionPlan
    private let firstLaunch: @Sendable (String) -> Date?
    package let switches: TipSwitches?
    private let idleTime: TimeInterval
    private let mostIdle: Int
    private let longestWait: Duration
    private let state = Mutex(State())
    /// Whether the sync server didn't answer in time when a center was last asked for.
    private let isLate = Atomic(false)
    let readers = OutcomeReaders()

    /// Opens the datastore of many people, or creates it.
    ///
    /// - Parameters:
    ///   - directory: The directory that contains, or will contain, the `.tipkit` folder. It is created if it doesn't
    ///     exist.
    ///   - configuration: The options of `Tips.configure`, which apply to each person. `directory` determines the
    ///     location of the datastore.
    ///   - idleTime: The time after which an unused center is released, in seconds.
    ///   - mostIdle: The maximum number of unused centers that are kept. If there are more, the least recently used
    ///     center is released.
    ///   - longestWait: The longest time that `center(for:)` and the pages of `TipPages` wait for what the sync server
    ///     knows of a person.
    ///   - firstLaunch: Returns when a person with an id first came, such as the date at which their account was created,
    ///     for `.grace`, `.observe` and `NewIn`; `nil` if it isn't known. It is called when the person's center is created,
    ///     on any thread and without a lock held, and should return at once.
    /// - Throws: `TipStoreError` if the datastore can't be created or read, or was written by a newer release;
    ///   `Tips.SyncError` if the address of a sync server is invalid.
    public init(
        directory: URL,
        _ configuration: [Tips.ConfigurationOption] = [],
        idleTime: TimeInterval = TipPeople.idleTime,
        mostIdle: Int = TipPeople.mostIdle,
        longestWait: Duration = TipPeople.longestWait,
        firstLaunch: @escaping @Sendable (String) -> Date? = { _ in nil }
    ) throws {
        let settings = Settings(configuration)
        let plan = try SyncPlan(settings)
        store = try SQLiteTipStore(directory: directory, keepingOutcomes: settings.mostOutcomes)
        (frequency, clock) = (settings.frequency, settings.clock ?? SystemTipClock())
        (holdouts, attention, switches) = (settings.holdouts, settings.attention, settings.switches)
        self.firstLaunch = firstLaunch
        sync = try plan?.syncPeople(of: store)
        (self.idleTime, self.mostIdle, self.longestWait) = (idleTime, mostIdle, longestWait)
    }

    /// Returns the tip center of a person, once it has what the sync server knows of the person.
    ///
    /// Use this function before you show tips on one of several hosts that sync: the person may have been on another
    /// one a moment ago. If the server can't be reached, or takes longer than the limit, the center has what this host
    /// knows, which is logged. Without a sync server, this doesn't wait.
    ///
    /// - Parameters:
    ///   - id: The id of the person, as for the function without `async`.
    ///   - limit: The longest wait for the server's answer; `nil` for the limit that this object was made with.
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be read.
    public func center(for id: String, waitingAtMost limit: Duration? = nil) async throws -> TipCenter {
        try await center(for: id, isHere: true, waitingAtMost: limit)
    }

    /// Returns the tip center of a person.
    ///
    /// - Parameter isHere: Whether the person is here; otherwise the center stores nothing by itself, until somebody
    ///   makes a change.
    package func center(
        for id: String,
        isHere: Bool,
        waitingAtMost limit: Duration? = nil
    ) async throws -> TipCenter {
        let limit = limit ?? longestWait
        let center = try await withTaskExecutorPreference(StoreThreads.shared) {
            try joinedCenter(for: id, isHere: isHere)
        }
        let isSettled = await center.sync.settles(within: limit)
        let wasLate = isLate.exchange(!isSettled, ordering: .relaxed)
        if !isSettled && !wasLate {
            logNotice(
                """
                The sync server doesn't answer within \(limit), so people see tips as this host knows them: what they \
                did on another host may be missing.
                """
            )
        }
        return center
    }

    /// Returns the tip center of a person, as this host knows the person.
    ///
    /// With a sync server, what the person did on another host may still be missing: the function with `async` waits
    /// for it. As long as the center is referenced or not idle, every call with the same id returns the same center.
    ///
    /// - Parameter id: Any text of 1 to 1024 bytes without NUL, such as the key of the person's account. Ids are
    ///   compared bytewise.
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be read.
    public func center(for id: String) throws -> TipCenter { try joinedCenter(for: id, isHere: true) }

    private func joinedCenter(for id: String, isHere: Bool) throws -> TipCenter {
        let person = try PersonID(id)
        let center = try use(person) ?? createCenter(of: id, person, isDormant: !isHere)
        if isHere { center.wake() }
        try join(id, person, center)
        return center
    }

    private func createCenter(of id: String, _ person: PersonID, isDormant: Bool) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        center.listen { [readers] in readers.send(Outcome(person: id, outcome: $0)) }
        let store = try store.person(id)
        var attention = attention
        if let launch = firstLaunch(id) { attention.statedLaunch = launch }
        try center.configure(
            store: store,
            frequency: frequency,
            holdouts: holdouts.of(id),
            attention: attention,
            switches: switches,
            isDormant: isDormant
        )
        let (registered, surplus) = state.withLock { state in
            // Use the center that another thread may have created in the meantime.
            let registered = state.entries[person]?.center ?? center
            // Drop the sync membership of the person's released center before the new center joins below.
            let membership = registered === center ? nil : state.entries[person]?.membership
            state.entries[person] = CenterEntry(
                center: registered,
                kept: registered,
                lastUse: clock.now,
                membership: membership
            )
            return (registered, state.removeSurplusCenter(over: mostIdle))
        }
        withExtendedLifetime(surplus) {}
        startReleasingIdleCenters()
        return registered
    }

    /// Syncs the rows of a person whose center isn't synced yet.
    private func join(_ id: String, _ person: PersonID, _ center: TipCenter) throws {
        guard let sync else { return }
        let isJoined = state.withLock {
            $0.entries[person].map { $0.center !== center || $0.membership != nil } ?? true
        }
        if isJoined { return }
        let membership = try sync.join(id, store.person(id), center.sync)
        // Release the membership that another thread may have begun meanwhile outside the lock.
        let other = state.withLock { state in
            let other = state.entries[person]?.membership
            state.entries[person]?.membership = membership
            return other
        }
        withExtendedLifetime(other) {}
    }

    /// The ids of all people with stored data, in bytewise order.
    ///
    /// - Throws: `TipStoreError` if the datastore can't be read.
    public var ids: [String] {
        get throws { try store.persons() }
    }

    /// Erases all data of a person, in memory and on disk.
    ///
    /// If the person's center exists, it continues without any data, and nothing is stored about the person until you ask
    /// for the center again, or somebody makes a change with it. What a sync server has of the person stays there, and
    /// comes back when the center is next asked for: erase the person at the server first.
    ///
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be written. If it throws, nothing is erased.
    public func erase(_ id: String) throws {
        let person = try PersonID(id)
        let (center, membership) = state.withLock { state in
            (state.entries[person]?.center, state.entries[person]?.membership.take())
        }
        // From now on, no answer of the server brings rows back.
        withExtendedLifetime(membership) {}
        sync?.forget(id)
        guard let center else { return try store.erase(person: id) }
        // Reset the center before its rows are erased, which ends the displays in progress and discards donations that
        // aren't stored yet.
        try center.reset()
        try center.forget { try store.erase(person: id) }
    }

    /// Moves what this host knows of a person to another person, in memory and on disk.
    func move(_ id: String, into other: String, marking key: String?) throws {
        let (person, target) = (try PersonID(id), try PersonID(other))
        let (center, membership) = state.withLock { state in
            (state.entries[person]?.center, state.entries[person]?.membership.take())
        }
        withExtendedLifetime(membership) {}
        sync?.forget(id)
        // Where people sync, each host moves the same rows, under the same name.
        let name = isSynced ? id : nil
        func move() throws { try store.move(person: id, to: other, named: name, marking: key, at: clock.now) }
        if let center { try center.handOver(move) } else { try move() }
        state.withLock { $0.entries[target]?.center }?.catchUp()
    }

    /// Whether the rows of people whose centers are in memory are synced with a server.
    package var isSynced: Bool { sync != nil }

    /// Returns the center of a person if it is in memory, and records its use.
    private func use(_ person: PersonID) -> TipCenter? {
        state.withLock { state in
            guard let center = state.entries[person]?.center else { return nil }
            state.entries[person]?.kept = center
            state.entries[person]?.lastUse = clock.now
            return center
        }
    }
}

// MARK: Positions

extension TipPeople {
    /// Calls a closure after each commit of a person's changes by any process, and after each change of the operator's
    /// switches, until the returned watch is released.
    ///
    /// The closure is called on any thread, may be called once for several commits, and once needlessly at the
    /// beginning. No center is created.
    ///
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be read.
    package func watch(_ id: String, _ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch {
        let watch = try store.person(id).watch(onChange)
        guard let switchWatch = switches?.watch(onChange) else { return watch }
        return StoreWatch(watch.number) { withExtendedLifetime((watch, switchWatch)) {} }
    }

    /// Reads a text that tells a person's position in the datastore and what the operator's switches say: two texts are
    /// equal only if nothing has changed in between.
    ///
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be read.
    package func position(of id: String) throws -> String {
        try store.person(id).position().text + (switches?.values.mark ?? "")
    }

    /// A random text that all processes of the datastore share, and that nobody can guess who can't read the datastore.
    ///
    /// - Throws: `TipStoreError` if the datastore can't be read.
    package var secret: String { get throws { try store.secret } }

    /// Whether anything is stored about a person.
    ///
    /// - Throws: As ``position(of:)``.
    package func isStored(_ id: String) throws -> Bool { try store.person(id).position().isOfPerson }

    /// Lets a person be erased after a date, unless a later call moves the date on by at least a day.
    ///
    /// The call does nothing if nothing is stored about the person. The person is erased like rows that a reset has made
    /// obsolete: soon after the date, in any process of the datastore that changes something.
    ///
    /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
    ///   can't be read or written.
    package func keep(_ id: String, until date: Date) throws { try store.person(id).keep(until: date) }

    /// The present date, by the clock of all people.
    package var now: Date { clock.now }
}

// MARK: Idleness

extension TipPeople {
    /// Starts a task that releases idle centers, unless the task is already running; the task ends when no unused
    /// centers are kept.
    private func startReleasingIdleCenters() {
        let begins = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard begins else { return }
        Task.detached { [weak self, clock] in
            while let next = self?.releaseIdleCenters() {
                do { try await clock.sleep(until: next) } catch { return }
            }
        }
    }

    /// Releases the centers that have been idle long enough.
    ///
    /// - Returns: The time of the next check; `nil` if no centers are kept.
    private func releaseIdleCenters() -> Date? {
        let end = clock.now.addingTimeInterval(-idleTime)
        let (gone, next) = state.withLock { state -> ([TipCenter], Date?) in
            let idle = state.entries.filter { $0.value.kept != nil && $0.value.lastUse <= end }
            for person in idle.keys { state.entries[person]?.kept = nil }
            state.entries = state.entries.filter { $0.value.center != nil }
            let next = state.entries.values.filter { $0.kept != nil }.map(\.lastUse).min()
            state.isWatching = next != nil
            return (idle.values.compactMap(\.kept), next?.addingTimeInterval(idleTime))
        }
        withExtendedLifetime(gone) {}
        state.withLock { state in state.entries = state.entries.filter { $0.value.center != nil } }
        return next
    }
}
