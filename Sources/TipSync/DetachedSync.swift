#if Sync
    import Dispatch
    package import Foundation
    import Synchronization
    import TipKitEngine
    package import TipKitStorage

    /// Exchanges a command-line tool's rows at most hourly, in a separate process that the tool doesn't wait for.
    package struct DetachedSync: Sendable {
        /// The minimum number of seconds between exchanges: an hour.
        package static let interval: TimeInterval = 3_600
        /// The environment variable that marks the separate process, which exchanges the rows.
        static let mark = "TIPS_SYNC_DETACHED"
        /// The maximum number of seconds that the separate process runs.
        private static let processTimeLimit = 60

        private let person: String
        private let store: SQLiteTipStore
        private let url: URL

        package init(person: String, store: SQLiteTipStore, url: URL) {
            (self.person, self.store, self.url) = (person, store, url)
        }

        /// Starts the separate process if an exchange is due; in that process, exchanges the rows and exits.
        ///
        /// - Throws: `TipStoreError` if the store can't be read or written.
        package func run(_ transport: any SyncTransport) throws {
            if ProcessInfo.processInfo.environment[Self.mark] != nil {
                exchangeAndExit(transport)
            }
            var mark = try store.syncMark() ?? SyncMark(person: person)
            let now = Date()
            if let attempt = mark.attempt, attempt <= now, now.timeIntervalSince(attempt) < Self.interval { return }
            mark.attempt = now
            try store.write(mark)
            do { try Self.begin() } catch {
                logNotice("Tips aren't synced: the sync process can't be started. \(error.localizedDescription)")
            }
        }

        /// Starts this program again as the separate process, without arguments, input or output.
        private static func begin() throws {
            let process = Process()
            process.executableURL = Bundle.main.executableURL
            process.environment = ProcessInfo.processInfo.environment.merging([mark: "1"]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        private func exchangeAndExit(_ transport: any SyncTransport) -> Never {
            let isDone = DispatchSemaphore(value: 0)
            Task.detached {
                do { try await exchange(transport) } catch {
                    logNotice("Tips aren't synced: \(Tips.SyncError(of: error, at: url).message)")
                }
                isDone.signal()
            }
            _ = isDone.wait(timeout: .now() + .seconds(Self.processTimeLimit))
            exit(0)
        }

        /// Sends and receives rows until the store and the server have the same rows.
        package func exchange(_ transport: any SyncTransport) async throws {
            var synced = try SyncedPerson(id: person, store: store)
            while true {
                let request = ExchangeRequest(replica: try store.replica, people: [try synced.request()])
                let answer = try await transport.exchange(request)
                guard let part = answer.people.first, try synced.accept(part, at: answer.date).isMore else { return }
            }
        }
    }
#endif
