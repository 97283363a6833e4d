#if Sync
    package import Foundation
    package import TipKitEngine
    package import TipKitStorage

    /// Exchanges people's rows with a sync server for as long as somebody holds it.
    ///
    /// One task sends and receives, another one follows what the server says of changes. Both go on by themselves after a
    /// failure, in growing pauses.
    package final class SyncRunner: Sendable {
        private let inbox = SyncInbox()
        private let tasks: [Task<Void, Never>]

        /// - Parameters:
        ///   - transport: The way to the server.
        ///   - url: The server's address, for error messages.
        package init(_ transport: any SyncTransport, at url: URL) {
            let loop = SyncLoop(inbox: inbox, transport: transport, url: url)
            tasks = [
                Task.detached { await loop.run() },
                Task.detached { [inbox] in
                    var pause = SyncPause()
                    while !Task.isCancelled {
                        do {
                            try await transport.follow {
                                await loop.resume()
                                inbox.markAllDue()
                            } onChange: {
                                inbox.announce($0)
                            }
                            pause = SyncPause()
                        } catch {
                            // Sending and receiving says what is wrong.
                        }
                        do { try await Task.sleep(for: pause.next()) } catch { return }
                        inbox.markAllDue()
                    }
                },
            ]
        }

        deinit { for task in tasks { task.cancel() } }

        /// Exchanges a person's rows from now on.
        ///
        /// - Parameters:
        ///   - id: The person's id at the server.
        ///   - status: What shows how far the exchange has come.
        /// - Throws: `TipStoreError` if the store can't be watched.
        package func add(_ id: String, _ store: SQLiteTipStore, _ status: ObservedSyncStatus) throws {
            try inbox.add(id, store, status)
        }

        /// Ends the exchange of a person's rows, once what waits is sent.
        package func remove(_ id: String) { inbox.remove(id) }
    }

    /// Growing pauses between attempts, each of a random length so that many devices don't come at one time.
    struct SyncPause {
        private var attempts = 0
        /// The longest pause in seconds.
        private static let longest = 60.0

        /// The next pause: up to a second at first, up to a minute in the end.
        mutating func next() -> Duration {
            let bound = min(Self.longest, Double(1 << min(attempts, 10)))
            attempts += 1
            return .seconds(bound * .random(in: 0.5...1))
        }
    }

    /// What sends and receives.
    actor SyncLoop {
        /// The most people whose rows one request carries.
        private static let peoplePerRequest = 50
        /// The most rows that one request carries.
        private static let rowsPerRequest = 4_000
        /// The pause after an exchange that leaves nothing to send or receive, in which changes gather.
        private static let rest = Duration.milliseconds(50)

        private let inbox: SyncInbox
        private let transport: any SyncTransport
        private let url: URL
        private var people: [String: SyncedPerson] = [:]
        private var pause = SyncPause()
        /// Until when nothing is sent after a failure.
        private var end: ContinuousClock.Instant?

        init(inbox: SyncInbox, transport: any SyncTransport, url: URL) {
            (self.inbox, self.transport, self.url) = (inbox, transport, url)
        }

        /// Exchanges what is due until the task is cancelled.
        func run() async {
            for await _ in inbox.signals {
                if let end, ContinuousClock.now < end {
                    countWaiting()
                    continue
                }
                end = nil
                while !Task.isCancelled, end == nil {
                    let due = inbox.takeDue(most: Self.peoplePerRequest) { people[$0]?.cursor }
                    if due.isEmpty { break }
                    if await exchange(due) { continue }
                    do { try await Task.sleep(for: Self.rest) } catch { return }
                }
                let members = inbox.members
                people = people.filter { members[$0.key] != nil }
            }
        }

        /// Ends the pause after a failure: the server is there again.
        func resume() { (end, pause) = (nil, SyncPause()) }

        /// Exchanges rows once.
        ///
        /// - Returns: Whether there is more to send or receive at once.
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
                    var person = try people[id] ?? SyncedPerson(id: id, store: member.store)
                    person.watch = member.watch
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
                    // The next page is on its way while this one is merged.
                    async let page = transport.exchange(next)
                    _ = take(answer, asked)
                    if end != nil { return false }
                    answer = try await page
                }
                let isMore = take(answer, asked)
                if end == nil { pause = SyncPause() }
                return isMore
            } catch {
                fail(asked, error)
                return false
            }
        }

        /// The request for the page after an answer's; `nil` if that is the last one, or this device has rows to send first.
        private func request(after answer: ExchangeAnswer, to request: ExchangeRequest) -> ExchangeRequest? {
            guard request.people.count == 1, answer.people.count == 1, let part = answer.people.first, part.hasMore,
                let person = people[part.person], !person.hasMoreParts
            else { return nil }
            return ExchangeRequest(
                replica: request.replica,
                people: [ExchangeRequest.Part(person: part.person, cursor: part.cursor)]
            )
        }

        private func take(_ answer: ExchangeAnswer, _ asked: [String: SyncInbox.Member]) -> Bool {
            var isMore = false
            // A server answers at least the first.
            for id in asked.keys where !answer.people.contains(where: { $0.person == id }) { inbox.markDue(id) }
            for part in answer.people {
                guard let member = asked[part.person], var person = people[part.person] else { continue }
                do {
                    let outcome = try person.accept(part, at: answer.date)
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

        /// Tries again later, by itself.
        private func fail(_ members: [String: SyncInbox.Member], _ error: any Error) {
            let error = Tips.SyncError(of: error, at: url)
            for (id, member) in members {
                people[id]?.forgetRequest()
                inbox.markDue(id)
                let isNew = member.status.isOther(than: error)
                member.status.update { ($0.phase, $0.lastError) = (.failing, error) }
                if isNew { logNotice("Tips aren't synced: \(error.message)") }
            }
            let next = pause.next()
            end = .now + next
            Task { [inbox] in
                try await Task.sleep(for: next)
                inbox.wake()
            }
        }

        /// Says how many rows wait, while nothing can be sent.
        private func countWaiting() {
            for (id, member) in inbox.dueMembers {
                guard var person = people[id] else { continue }
                person.forgetRequest()
                do {
                    _ = try person.request()
                    people[id] = person
                    member.status.update { $0.waiting = person.waiting }
                } catch {
                    // The next exchange says so.
                }
            }
        }
    }

    extension ObservedSyncStatus {
        /// Whether the status shows no error of this kind.
        fileprivate func isOther(than error: Tips.SyncError) -> Bool { status.lastError?.kind != error.kind }
    }
#endif
