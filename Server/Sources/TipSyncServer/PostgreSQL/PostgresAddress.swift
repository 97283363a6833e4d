#if PostgreSQL
    import CPq
    import Synchronization

    /// The address of a database, which may name several hosts, of which one can be written.
    package final class PostgresAddress: Sendable {
        /// The longest time to wait for a host before the next one is tried.
        private static let longestAttempt = Duration.seconds(2)

        private let text: String
        /// The options that choose each host.
        private let hosts: [[String: String]]
        /// The host that was connected last, which is tried first, and to which all connections move.
        private let latest = Atomic(0)

        /// Creates an address from libpq's form: `postgres://user@host:port,other-host:port/database`.
        package init(_ text: String) {
            self.text = text
            hosts = Self.hosts(in: text)
        }

        /// Connects to the host that can be written.
        ///
        /// - Throws: `PostgresError` if no host is connected by the deadline.
        package func connect(by deadline: ContinuousClock.Instant) throws -> PostgresConnection {
            let options = [
                ("dbname", text), ("application_name", "TipSyncServer"), ("target_session_attrs", "read-write"),
                // These close a connection within 20 seconds if the machine at its other end is gone.
                ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "2"),
                ("tcp_user_timeout", "20000"),
            ]
            let first = latest.load(ordering: .relaxed)
            var failures: [PostgresError] = []
            for offset in hosts.indices {
                let place = (first + offset) % hosts.count
                do {
                    let connection = try PostgresConnection(
                        options + hosts[place].map { ($0.key, $0.value) },
                        toHost: place,
                        by: min(deadline, .now + Self.longestAttempt)
                    )
                    connection.deadline = deadline
                    latest.store(place, ordering: .relaxed)
                    return connection
                } catch let error as PostgresError {
                    let host = hosts[place]["host"] ?? hosts[place]["hostaddr"]
                    let name = hosts.count == 1 ? "" : "\(host ?? ""):\(hosts[place]["port"] ?? "5432"): "
                    failures.append(PostgresError(state: error.state, message: name + error.message))
                }
            }
            let message = failures.map(\.trimmedMessage).joined(separator: "; ")
            throw PostgresError(state: failures.first?.state ?? "08001", message: message)
        }

        /// Whether a connection is to the host that was connected last; when one connection has found that another host
        /// took over, the others follow without trying the old one.
        func isCurrent(_ connection: PostgresConnection) -> Bool {
            connection.host == latest.load(ordering: .relaxed)
        }

        /// Returns the options that choose each host of an address; one without options if the address names no host.
        private static func hosts(in text: String) -> [[String: String]] {
            guard let options = PQconninfoParse(text, nil) else { return [[:]] }
            defer { PQconninfoFree(options) }
            var lists: [String: [String]] = [:]
            var option = options
            while let name = option.pointee.keyword.map({ String(cString: $0) }) {
                if ["host", "hostaddr", "port"].contains(name), let value = option.pointee.val {
                    lists[name] = String(cString: value).split(separator: ",", omittingEmptySubsequences: false).map {
                        String($0)
                    }
                }
                option += 1
            }
            let count = max(lists["host"]?.count ?? 0, lists["hostaddr"]?.count ?? 0, 1)
            return (0..<count).map { place in
                // A single port is that of all hosts.
                lists.mapValues { $0.count == 1 ? $0[0] : place < $0.count ? $0[place] : "" }
            }
        }
    }
#endif
