#if Sync
    package import Foundation
    import Synchronization
    package import TipKitEngine
    package import TipKitStorage

    /// Exchanges people's rows with a sync server until the runner is deallocated.
    ///
    /// One task sends and receives, and another follows the changes that the server announces. Both retry after a
    /// failure, with growing pauses.
    package final class SyncRunner: Sendable {
        private let inbox = SyncInbox()
        private let tasks: [Task<Void, Never>]

        /// - Parameters:
        ///   - transport: The connection to the server.
        ///   - url: The server's address, for error messages.
        package init(_ transport: any SyncTransport, at url: URL) {
            let loop = SyncLoop(inbox: inbox, transport: transport, url: url)
            tasks = [
                Task.detached(executorPreference: StoreThreads.shared) { await loop.run() },
                Task.detached { [inbox] in
                    var pause = SyncPause()
                    while !Task.isCancelled {
                        let start = ContinuousClock.now
                        let isConnected = Atomic(false)
                        do {
                            try await transport.follow {
                                isConnected.store(true, ordering: .relaxed)
                                await loop.resume()
                                inbox.markAllDue()
                            } onChange: {
                                inbox.announce($0)
                            }
                        } catch {
                            // Ignore the error, because the next exchange reports it.
                        }
                        // Pauses grow also between streams that end soon after they have begun.
                        if start.duration(to: .now) > SyncPause.longest { pause = SyncPause() }
                        do { try await Task.sleep(for: pause.next()) } catch { return }
                        // After a stream, the next stream asks for what was missed in between.
                        if !isConnected.load(ordering: .relaxed) { inbox.markAllDue() }
                    }
                },
            ]
        }

        deinit { for task in tasks { task.cancel() } }

        /// Starts exchanging a person's rows.
        ///
        /// - Parameters:
        ///   - id: The person's id at the server.
        ///   - status: The status that shows the progress of the exchange.
        /// - Returns: The watch of the store, by which ``remove(_:_:)`` knows the exchange.
        /// - Throws: `TipStoreError` if the store can't be watched.
        @discardableResult
        package func add(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws -> StoreWatch {
            try inbox.add(id, store, status)
        }

        /// Stops exchanging a person's rows, after the rows that are waiting have been sent, unless the person was
        /// added again since.
        package func remove(_ id: String, _ watch: StoreWatch) { inbox.remove(id, watch) }

        /// Stops exchanging a person's rows at once; afterwards no answer of the server changes them.
        package func forget(_ id: String) { inbox.forget(id) }
    }

    /// Growing pauses between attempts, with random lengths so that many devices don't retry at the same time.
    struct SyncPause {
        private var attempts = 0
        /// The longest pause.
        static let longest = Duration.seconds(60)

        /// Returns the next pause: up to a second at first, up to a minute later.
        mutating func next() -> Duration {
            let bound = min(Self.longest, .seconds(1 << min(attempts, 10)))
            attempts += 1
            return bound * Double.random(in: 0.5...1)
        }
    }

    /// The loop that sends and receives people's rows.
    actor SyncLoop {
        /// The maximum number of people in one request.
        private static let peoplePerRequest = 50
        /// The number of rows beyond which no more people are added to a request.
        private static let rowsPerRequest = 4_000
        /// The pause after an exchange that leaves nothing to send or receive; changes made meanwhile are sent
        /// together.
        private static let idlePause = Duration.milliseconds(50)

        private let inbox: SyncInbox
        private let transport: any SyncTransport
        private let url: URL
        private var people: [String: SyncedPerson] = [:]
        private var pause = SyncPause()
        /// The instant at which the pause after a failed exchange ends; `nil` if there is no such pause.
        private var retryInstant: ContinuousClock.Instant?
        /// The error of the last exchange; `nil` if it succeeded.
        private var lastError: Tips.SyncError?

        init(inbox: SyncInbox, transport: any SyncTransport, url: URL) {
            (self.inbox, self.transport, self.url) = (inbox, transport, url)
        }

        /// Exchanges the rows of members that are due, until the task is cancelled.
        func run() async {
            for await _ in inbox.signals {
                if let retryInstant, ContinuousClock.now < retryInstant {
                    countWaiting()
                    continue
                }
                retryInstant = nil
                while !Task.isCancelled, retryInstant == nil {
                    let due = inbox.takeDue(most: Self.peoplePerRequest) { people[$0]?.cursor }
                    if due.isEmpty { break }
                    if await exchange(due) { continue }
                    do { try await Task.sleep(for: Self.idlePause) } catch { return }
                }
                let members = inbox.members
                people = people.filter { members[$0.key] != nil }
            }
        }

        /// Ends the pause after a failure, since the server is reachable again.
        func resume() { (retryInstant, pause, lastError) = (nil, SyncPause(), nil) }

        /// Exchanges the rows of due members.
        ///
        /// - Returns: Whether there is more to send or receive.
        private func exchange(_ due: [String: SyncInbox.Member]) async -> Bool {
            var request = ExchangeRequest(replica: "", people: [])
            var rows = 0
            var asked = due
            for (id, member) in due {
                if rows > Self.rowsPerRequest {
                    asked[id] = nil
                    inbox.markDue(id)
                    continue
                }
                member.status.update { $0.phase = .exchanging }
                do {
                    var person = try self.person(id, member)
                    let part = try person.request()
                    people[id] = person
                    member.status.update { $0.waiting = person.waiting }
                    rows += part.rows.count
                    request.replica = try member.store.replica
                    request.people.append(part)
                } catch {
                    asked[id] = nil
                    fail([id: member], error)
                }
            }
            guard !request.people.isEmpty else { return false }
            do {
                var answer = try await transport.exchange(request)
                while let next = self.request(after: answer, to: request) {
                    // Fetch the next page of rows while the current page is merged.
                    async let page = transport.exchange(next)
                    _ = handle(answer, asked)
                    if retryInstant != nil { return false }
                    answer = try await page
                }
                let isMore = handle(answer, asked)
                if retryInstant == nil { (pause, lastError) = (SyncPause(), nil) }
                return isMore
            } catch {
                fail(asked, error)
                return false
            }
        }

        /// Returns what is known of a member's exchanges.
        private func person(_ id: String, _ member: SyncInbox.Member) throws -> SyncedPerson {
            if let known = people[id], known.watch === member.watch { return known }
            var person = try SyncedPerson(id: id, store: member.store)
            person.watch = member.watch
            return person
        }

        /// Returns the request for the next page of rows; `nil` if there is none, or this device has rows to send
        /// first.
        private func request(after answer: ExchangeAnswer, to request: ExchangeRequest) -> ExchangeRequest? {
            guard request.people.count == 1, answer.people.count == 1, let part = answer.people.first, part.hasMore,
                let person = people[part.person], !person.hasMoreParts
            else { return nil }
            return ExchangeRequest(
                replica: request.replica,
                people: [ExchangeRequest.Part(person: part.person, cursor: part.cursor)]
            )
        }

        private func handle(_ answer: ExchangeAnswer, _ asked: [String: SyncInbox.Member]) -> Bool {
            var isMore = false
            if answer.people.allSatisfy({ asked[$0.person] == nil }) {
                fail(
                    asked,
                    Tips.SyncError(.unreadable, "The sync server at \(url) answered a request with nothing in it.")
                )
                return false
            }
            // Ask again about people without an answer, because a server may answer only the first parts of a request.
            for id in asked.keys where !answer.people.contains(where: { $0.person == id }) { inbox.markDue(id) }
            for part in answer.people {
                guard let member = asked[part.person], var person = people[part.person],
                    person.watch === member.watch
                else { continue }
                do {
                    let merged = try member.merging.merge { try person.accept(part, at: answer.date) }
                    guard let outcome = merged else { continue }
                    people[part.person] = person
                    if outcome.isMore { inbox.markDue(part.person) }
                    isMore = isMore || outcome.isMore
                    member.status.update { status in
                        status.lastExchange = Date()
                        status.waiting = outcome.waiting
                        status.lastError = outcome.refusal.map { Tips.SyncError(.refused, $0.message) }
                        status.phase = outcome.isMore ? .exchanging : outcome.refusal == nil ? .current : .failing
                    }
                } catch {
                    fail([part.person: member], error)
                }
            }
            return isMore
        }

        /// Shows an error in the members' statuses, and schedules another attempt.
        private func fail(_ members: [String: SyncInbox.Member], _ error: any Error) {
            let error = error as? Tips.SyncError ?? Tips.SyncError(of: error, at: url)
            lastError = error
            for (id, member) in members {
                people[id]?.forgetRequest()
                inbox.markDue(id)
                let isNew = member.status.showsOtherError(than: error)
                member.status.update { ($0.phase, $0.lastError) = (.failing, error) }
                if isNew { logNotice("Tips aren't synced: \(error.message)") }
            }
            let next = pause.next()
            retryInstant = .now + next
            Task { [inbox] in
                try await Task.sleep(for: next)
                inbox.wake()
            }
        }

        /// Updates the members' statuses during the pause after a failed exchange.
        private func countWaiting() {
            for (id, member) in inbox.dueMembers {
                do {
                    var person = try person(id, member)
                    person.forgetRequest()
                    _ = try person.request()
                    people[id] = person
                    member.status.update {
                        ($0.phase, $0.waiting, $0.lastError) = (.failing, person.waiting, lastError)
                    }
                } catch {
                    // Ignore the error, because the next exchange reports it.
                }
            }
        }
    }

    extension ObservedSyncStatus {
        /// Returns whether the status shows no error, or an error of another kind.
        fileprivate func showsOtherError(than error: Tips.SyncError) -> Bool { status.lastError?.kind != error.kind }
    }
#endif
