public import Foundation
import Synchronization
public import TipKitEngine
import TipKitStorage

/// The tips of many people in one process: a centre for each of them, over one datastore.
///
/// Everybody's rows lie in one file, behind one connection; what several people change at one time shares a
/// transaction. A person's centre is made when it is first asked for and let go once it was idle, so memory follows the
/// people who are about, not those who are known.
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
    /// How long a centre is kept that nobody asks for, in seconds, unless said otherwise: five minutes.
    public static let idleTime: TimeInterval = 300
    /// The most idle centres that are kept, unless said otherwise.
    public static let mostIdle = 1_000

    private struct Place {
        weak var center: TipCenter?
        /// The same, while it is kept though nobody else holds it.
        var kept: TipCenter?
        var lastUse: Date
        /// Syncs the person's rows while the centre lives.
        var membership: SyncMembership?
    }

    private struct State {
        var places: [PersonID: Place] = [:]
        var isWatching = false

        /// Gives up the centre that was asked for longest ago, if too many are kept.
        mutating func takeSurplus(over most: Int) -> TipCenter? {
            let kept = places.filter { $0.value.kept != nil }
            guard kept.count > most, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
                return nil
            }
            places[oldest.key]?.kept = nil
            return oldest.value.kept
        }
    }

    private let store: SQLiteTipStore
    private let sync: PeopleSync?
    private let frequency: Tips.ConfigurationOption.DisplayFrequency
    private let clock: any TipClock
    private let idleTime: TimeInterval
    private let mostIdle: Int
    private let state = Mutex(State())

    /// Opens the datastore of many people, or makes it.
    ///
    /// - Parameters:
    ///   - directory: The directory that holds, or will hold, the `.tipkit` folder; made if it is missing.
    ///   - configuration: The options of `Tips.configure` for each person; where the datastore lies, the directory says.
    ///   - idleTime: How long a centre is kept that nobody asks for, in seconds.
    ///   - mostIdle: How many such centres are kept at most; the one that was asked for longest ago goes first.
    /// - Throws: `TipStoreError` if the datastore can't be made or read, or a newer release wrote it; `Tips.SyncError` if a
    ///   sync server's address can't be used.
    public init(
        directory: URL,
        _ configuration: [Tips.ConfigurationOption] = [],
        idleTime: TimeInterval = TipPeople.idleTime,
        mostIdle: Int = TipPeople.mostIdle
    ) throws {
        let settings = Settings(configuration)
        let plan = try SyncPlan(settings)
        store = try SQLiteTipStore(directory: directory)
        (frequency, clock) = (settings.frequency, settings.clock ?? SystemTipClock())
        sync = try plan?.syncPeople(of: store)
        (self.idleTime, self.mostIdle) = (idleTime, mostIdle)
    }

    /// The centre of a person's tips: the same one for as long as anybody holds it or it isn't idle.
    ///
    /// - Parameter id: Any text of 1 to 1024 bytes without NUL, such as the key of the person's account; ids are
    ///   compared by their bytes.
    /// - Throws: `TipStoreError` of kind `invalidPerson` for another id, else if the datastore can't be read.
    public func center(for id: String) throws -> TipCenter {
        let person = try PersonID(id)
        if let known = use(person) { return known }
        let center = TipCenter(clock: clock)
        let store = try store.person(id)
        try center.configure(store: store, frequency: frequency)
        let (standing, surplus) = state.withLock { state in
            // Another thread may have been faster.
            let standing = state.places[person]?.center ?? center
            // That of a centre that is gone ends before the new one's begins.
            let membership = standing === center ? nil : state.places[person]?.membership
            state.places[person] = Place(
                center: standing,
                kept: standing,
                lastUse: clock.now,
                membership: membership
            )
            return (standing, state.takeSurplus(over: mostIdle))
        }
        if standing === center, let membership = try sync?.join(id, store, center.sync) {
            state.withLock { $0.places[person]?.membership = membership }
        }
        withExtendedLifetime(surplus) {}
        watchIdleness()
        return standing
    }

    /// The ids of the people of whom anything is stored, in the order of their bytes.
    ///
    /// - Throws: `TipStoreError` if the datastore can't be read.
    public var ids: [String] {
        get throws { try store.persons() }
    }

    /// Forgets everything about a person, in memory and on the disk.
    ///
    /// Who still holds the person's centre begins again with nothing.
    ///
    /// - Throws: `TipStoreError` of kind `invalidPerson` for an id that none can have, else if the datastore can't be
    ///   written; then nothing is forgotten.
    public func erase(_ id: String) throws {
        let person = try PersonID(id)
        let center = state.withLock { $0.places[person]?.center }
        // What was sent and not stored yet is forgotten too.
        try center?.reset()
        try store.erase(person: id)
        center?.catchUp()
    }

    /// How many centres are alive.
    package var liveCenters: Int { state.withLock { $0.places.values.count { $0.center != nil } } }

    /// The person's centre, if it is alive, as one that was asked for now.
    private func use(_ person: PersonID) -> TipCenter? {
        state.withLock { state in
            guard let center = state.places[person]?.center else { return nil }
            state.places[person]?.kept = center
            state.places[person]?.lastUse = clock.now
            return center
        }
    }
}

// MARK: Idleness

extension TipPeople {
    /// Lets centres go once they were idle, for as long as any are kept.
    private func watchIdleness() {
        let begins = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard begins else { return }
        Task.detached { [weak self, clock] in
            while let next = self?.letGo() {
                do { try await clock.sleep(until: next) } catch { return }
            }
        }
    }

    /// Lets the centres go that were idle long enough.
    ///
    /// - Returns: When to look again; `nil` if none are kept.
    private func letGo() -> Date? {
        let end = clock.now.addingTimeInterval(-idleTime)
        let (gone, next) = state.withLock { state -> ([TipCenter], Date?) in
            let idle = state.places.filter { $0.value.kept != nil && $0.value.lastUse <= end }
            for person in idle.keys { state.places[person]?.kept = nil }
            state.places = state.places.filter { $0.value.center != nil }
            let next = state.places.values.filter { $0.kept != nil }.map(\.lastUse).min()
            state.isWatching = next != nil
            return (idle.values.compactMap(\.kept), next?.addingTimeInterval(idleTime))
        }
        withExtendedLifetime(gone) {}
        state.withLock { state in state.places = state.places.filter { $0.value.center != nil } }
        return next
    }
}
