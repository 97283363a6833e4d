#if Sync
    import Synchronization
    import TipKitEngine
    import TipKitStorage

    /// Keeps answers of the server from changing the rows of a person who is being erased.
    final class MergeGate: Sendable {
        private let isOpen = Mutex(true)

        /// Waits until the answer that is being merged, if there is one, has been merged, and lets no other one be
        /// merged.
        func close() { isOpen.withLock { $0 = false } }

        /// Runs a closure that merges an answer; returns `nil` if the gate is closed.
        func merge<Result>(_ body: () throws -> Result) rethrows -> Result? {
            try deferringLog { try isOpen.withLock { $0 ? try body() : nil } }
        }
    }

    /// The work that waits for a sync runner: people who were added, and people whose rows have changed in the store or
    /// at the server.
    final class SyncInbox: Sendable {
        /// A person whose rows are exchanged.
        struct Member: Sendable {
            var store: SQLiteTipStore
            var status: ObservedSyncStatus
            /// The watch that reports changes in the store, which no other member has.
            var watch: StoreWatch
            let merging = MergeGate()
        }

        private struct State {
            var members: [String: Member] = [:]
            /// The ids of the members to remove as soon as their rows aren't due for an exchange.
            var leaving: Set<String> = []
            /// The ids of the members whose rows have changed in the store, or may have changed at the server.
            var due: Set<String> = []
            /// For each member's id, the latest position of the member's rows that the server has announced.
            var announced: [String: ExchangeCursor] = [:]
        }

        private let state = Mutex(State())
        private let wakes: AsyncStream<Void>.Continuation
        /// A stream that yields an element whenever there is new work; at most one element is buffered.
        let signals: AsyncStream<Void>

        init() {
            (signals, wakes) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        deinit { wakes.finish() }

        func wake() { wakes.yield() }

        /// Adds a member, and marks the member's rows as due for an exchange.
        ///
        /// - Returns: The member's watch.
        /// - Throws: `TipStoreError` if the store can't be watched.
        func add(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws -> StoreWatch {
            let watch = try store.watch { [weak self] in self?.markDue(id) }
            let member = Member(store: store, status: status, watch: watch)
            let earlier = state.withLock { state in
                state.leaving.remove(id)
                return state.members.updateValue(member, forKey: id)
            }
            // Release the earlier member only now, because its watch mustn't end while the lock is held.
            withExtendedLifetime(earlier) {}
            status.begin()
            markDue(id)
            return watch
        }

        /// Removes the member with a watch as soon as its rows aren't due for an exchange.
        func remove(_ id: String, _ watch: StoreWatch) {
            state.withLock { state in
                if state.members[id]?.watch === watch { state.leaving.insert(id) }
            }
            wake()
        }

        /// Removes a member at once; afterwards no answer changes the member's rows.
        func forget(_ id: String) {
            let member = state.withLock { state in
                state.leaving.remove(id)
                state.due.remove(id)
                state.announced[id] = nil
                return state.members.removeValue(forKey: id)
            }
            member?.merging.close()
        }

        func markDue(_ id: String) {
            state.withLock { _ = $0.due.insert(id) }
            wake()
        }

        /// Marks all members as due, since the rows of any member may have changed at the server.
        func markAllDue() {
            state.withLock { $0.due.formUnion($0.members.keys) }
            wake()
        }

        func announce(_ change: ExchangeNotification) {
            let isKnown = state.withLock { state in
                guard state.members[change.person] != nil else { return false }
                state.announced[change.person] = change.cursor
                return true
            }
            if isKnown { wake() }
        }

        /// Returns members whose rows are due for an exchange, and drops removed members whose rows aren't due.
        ///
        /// - Parameters:
        ///   - most: The maximum number of members.
        ///   - known: Returns the position up to which a member's rows at the server are known.
        func takeDue(most: Int, known: (String) -> ExchangeCursor?) -> [String: Member] {
            let (due, gone) = state.withLock { state -> ([String: Member], [Member]) in
                for (id, cursor) in state.announced {
                    let known = known(id)
                    if known?.lineage != cursor.lineage || known?.number ?? 0 < cursor.number { state.due.insert(id) }
                }
                state.announced = [:]
                let gone = state.leaving.subtracting(state.due).compactMap { state.members.removeValue(forKey: $0) }
                state.leaving.formIntersection(state.due)
                let ids = state.due.prefix(most)
                state.due.subtract(ids)
                return (state.members.filter { ids.contains($0.key) }, gone)
            }
            // Release the removed members only now, because their watches mustn't end while the lock is held.
            withExtendedLifetime(gone) {}
            return due
        }

        /// The members whose rows are due for an exchange.
        var dueMembers: [String: Member] {
            state.withLock { state in state.members.filter { state.due.contains($0.key) } }
        }

        /// All members.
        var members: [String: Member] { state.withLock { $0.members } }
    }
#endif
