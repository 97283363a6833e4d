#if Sync
    import Synchronization
    import TipKitEngine
    import TipKitStorage

    /// What waits for a sync runner: who is new, and whose rows have changed here or at the server.
    final class SyncInbox: Sendable {
        /// Somebody whose rows are exchanged.
        struct Member: Sendable {
            var store: SQLiteTipStore
            var status: ObservedSyncStatus
            /// Hears of what changes here.
            var watch: StoreWatch?
        }

        private struct State {
            var members: [String: Member] = [:]
            /// Those who leave once nothing of theirs is due.
            var leaving: Set<String> = []
            /// Whose rows have changed here, or may have at the server.
            var due: Set<String> = []
            /// How far the server's rows have come, as far as it has said.
            var announced: [String: ExchangeCursor] = [:]
        }

        private let state = Mutex(State())
        private let wakes: AsyncStream<Void>.Continuation
        /// An element whenever something has come in, at most one at a time.
        let signals: AsyncStream<Void>

        init() {
            (signals, wakes) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        deinit { wakes.finish() }

        func wake() { wakes.yield() }

        /// Takes somebody in, whose rows are due at once.
        ///
        /// - Throws: `TipStoreError` if the store can't be watched.
        func add(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws {
            let watch = try store.watch { [weak self] in self?.markDue(id) }
            state.withLock { state in
                state.members[id] = Member(store: store, status: status, watch: watch)
                state.leaving.remove(id)
            }
            status.update { $0.phase = .exchanging }
            markDue(id)
        }

        /// Lets somebody leave once nothing of theirs is due.
        func remove(_ id: String) {
            state.withLock { _ = $0.leaving.insert(id) }
            wake()
        }

        func markDue(_ id: String) {
            state.withLock { _ = $0.due.insert(id) }
            wake()
        }

        /// Takes note that anything may have changed at the server.
        func markAllDue() {
            state.withLock { $0.due.formUnion($0.members.keys) }
            wake()
        }

        func announce(_ change: ServerChange) {
            let isKnown = state.withLock { state in
                guard state.members[change.person] != nil else { return false }
                state.announced[change.person] = change.cursor
                return true
            }
            if isKnown { wake() }
        }

        /// Takes those out whose rows are due, at most so many, and lets those go who leave.
        ///
        /// - Parameter known: How far somebody's rows at the server are known.
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
            // Their watches end where no lock is held.
            withExtendedLifetime(gone) {}
            return due
        }

        /// The members whose rows are due.
        var dueMembers: [String: Member] {
            state.withLock { state in state.members.filter { state.due.contains($0.key) } }
        }

        /// All members.
        var members: [String: Member] { state.withLock { $0.members } }
    }
#endif
