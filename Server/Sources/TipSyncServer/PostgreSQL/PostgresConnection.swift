#if PostgreSQL
    import CPq
    import Foundation

    /// A connection to PostgreSQL, for one thread at a time.
    ///
    /// Statements are sent and their results awaited with libpq's asynchronous calls, so that no call waits longer than
    /// until ``deadline``, even if the database hangs. After an error for which `PostgresError.isConnectionLost` is
    /// true, the connection can't be used any more.
    package final class PostgresConnection {
        /// The instant by which the current call must be finished.
        package var deadline: ContinuousClock.Instant

        /// The number of the host in its address.
        let host: Int

        private let raw: OpaquePointer
        /// The names of the prepared statements, by their SQL.
        private var prepared: [String: String] = [:]

        /// Connects to a host of a database.
        ///
        /// - Parameters:
        ///   - options: libpq's options; of two with the same name the later one counts.
        ///   - host: The number of the host that the options choose.
        ///   - deadline: The instant by which the connection must be there.
        /// - Throws: `PostgresError` if the connection fails or isn't there in time.
        init(
            _ options: [(name: String, value: String)],
            toHost host: Int,
            by deadline: ContinuousClock.Instant
        ) throws {
            let connection = Self.withStrings(options.map(\.name)) { names in
                Self.withStrings(options.map(\.value)) { values in PQconnectStartParams(names, values, 1) }
            }
            guard let connection else { throw PostgresError(state: "53200", message: "out of memory") }
            (raw, self.host, self.deadline) = (connection, host, deadline)
            PQsetNoticeProcessor(connection, { _, _ in }, nil)
            var state = PQstatus(connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
            while state != PGRES_POLLING_OK {
                guard state != PGRES_POLLING_FAILED else { throw failure("08001") }
                try wait(for: state == PGRES_POLLING_READING ? POLLIN : POLLOUT)
                state = PQconnectPoll(connection)
            }
            guard PQsetnonblocking(connection, 1) == 0 else { throw failure("08001") }
        }

        deinit { PQfinish(raw) }

        /// The socket on which to wait for notifications.
        var socket: CInt { PQsocket(raw) }

        /// Runs statements without parameters, which may be several in one text.
        package func run(_ sql: String) throws {
            guard PQsendQuery(raw, sql) == 1 else { throw failure("08006") }
            try flush()
            var problem: PostgresError?
            while let result = try nextResult() {
                defer { PQclear(result) }
                problem = problem ?? error(of: result)
            }
            if let problem { throw problem }
        }

        /// Runs a statement with parameters; each statement is prepared only once for a connection.
        @discardableResult
        package func query(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresRows {
            try query([PostgresStatement(sql, values)])[0]
        }

        /// Runs statements that are sent together, and returns the rows of each.
        ///
        /// The statements after one that fails aren't run.
        func query(_ statements: [PostgresStatement]) throws -> [PostgresRows] {
            guard PQenterPipelineMode(raw) == 1 else { throw failure("08006") }
            var preparing: [Int: String] = [:]
            for (index, statement) in statements.enumerated() {
                let name: String
                if let known = prepared[statement.sql] {
                    name = known
                } else {
                    name = "s\(prepared.count + preparing.count)"
                    preparing[index] = name
                    let types = statement.values.map(\.type)
                    guard PQsendPrepare(raw, name, statement.sql, CInt(types.count), types) == 1 else {
                        throw failure("08006")
                    }
                }
                guard send(name, statement.values) else { throw failure("08006") }
            }
            guard PQpipelineSync(raw) == 1 else { throw failure("08006") }
            try flush()
            var problem: PostgresError?
            var rows: [PostgresRows] = []
            for (index, statement) in statements.enumerated() {
                if let name = preparing[index] {
                    let result = try finishedResult()
                    defer { PQclear(result) }
                    if PQresultStatus(result) == PGRES_COMMAND_OK { prepared[statement.sql] = name }
                    problem = problem ?? error(of: result)
                }
                let found = PostgresRows(try finishedResult())
                problem = problem ?? error(of: found.result)
                rows.append(found)
            }
            // This result marks the end of the statements that were sent together.
            PQclear(try nextResult())
            guard PQexitPipelineMode(raw) == 1 else { throw failure("08006") }
            if let problem { throw problem }
            return rows
        }

        /// Runs a closure in a transaction, which the closure begins and commits with statements of its own.
        func transaction<Value>(_ body: () throws -> Value) throws -> Value {
            do { return try body() } catch {
                // If the connection is lost, the database ends the transaction by itself.
                if (error as? PostgresError)?.isConnectionLost != true, PQstatus(raw) == CONNECTION_OK,
                    PQtransactionStatus(raw) != PQTRANS_IDLE
                {
                    try run("ROLLBACK")
                }
                throw error
            }
        }

        /// Returns the notifications received since the last call.
        func notifications() throws -> [String] {
            guard PQconsumeInput(raw) == 1 else { throw failure("08006") }
            var payloads: [String] = []
            while let notification = PQnotifies(raw) {
                payloads.append(String(cString: notification.pointee.extra))
                PQfreemem(notification)
            }
            return payloads
        }

        private func send(_ name: String, _ values: [PostgresValue]) -> Bool {
            // Copy the bytes of all values into one buffer, so that each value has an address to pass to libpq.
            var bytes: [UInt8] = []
            bytes.reserveCapacity(values.reduce(0) { $0 + $1.bytes.count + 1 })
            var (places, lengths) = ([Int](), [CInt]())
            for value in values {
                places.append(bytes.count)
                lengths.append(CInt(value.bytes.count))
                bytes += value.bytes
                bytes.append(0)
            }
            let formats = values.map { _ in CInt(1) }
            return bytes.withUnsafeBufferPointer { buffer in
                let base = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
                let pointers = places.map { place in base.map { $0 + place } }
                return PQsendQueryPrepared(raw, name, CInt(values.count), pointers, lengths, formats, 1) == 1
            }
        }

        /// Sends what waits to be sent.
        private func flush() throws {
            while true {
                switch PQflush(raw) {
                case 0: return
                case 1:
                    // Also read, because the database may wait until its answers are read.
                    try wait(for: POLLIN | POLLOUT)
                    guard PQconsumeInput(raw) == 1 else { throw failure("08006") }
                default: throw failure("08006")
                }
            }
        }

        /// Returns the next result; `nil` at the end of a statement's results.
        private func nextResult() throws -> OpaquePointer? {
            while PQisBusy(raw) == 1 {
                try wait(for: POLLIN)
                guard PQconsumeInput(raw) == 1 else { throw failure("08006") }
            }
            return PQgetResult(raw)
        }

        /// Returns a result that is the only one of its statement.
        private func finishedResult() throws -> OpaquePointer {
            guard let result = try nextResult() else { throw failure("08006") }
            while let more = try nextResult() { PQclear(more) }
            return result
        }

        private func wait(for events: Int32) throws {
            while true {
                var descriptor = pollfd(fd: socket, events: Int16(events), revents: 0)
                let left = (deadline - .now) / .milliseconds(1)
                guard left > 0 else { throw PostgresError.late }
                let found = poll(&descriptor, 1, CInt(min(left.rounded(.up), 60_000)))
                if found > 0 { return }
                if found < 0, errno != EINTR { throw failure("08006") }
            }
        }

        private func error(of result: OpaquePointer?) -> PostgresError? {
            switch PQresultStatus(result) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return nil
            default:
                let state = result.flatMap { PQresultErrorField($0, CInt(UInt8(ascii: "C"))) }.map {
                    String(cString: $0)
                }
                return failure(PQstatus(raw) == CONNECTION_BAD ? "08006" : state ?? "08006", result)
            }
        }

        private func failure(_ state: String, _ result: OpaquePointer? = nil) -> PostgresError {
            let text = result.flatMap { PQresultErrorField($0, CInt(UInt8(ascii: "M"))) } ?? PQerrorMessage(raw)
            return PostgresError(state: state, message: text.map { String(cString: $0) } ?? "the connection is lost")
        }

        /// Runs a closure with a null-terminated array of C strings.
        private static func withStrings<Result>(
            _ texts: [String],
            _ body: ([UnsafePointer<CChar>?]) -> Result
        ) -> Result {
            let copies = texts.map { strdup($0) }
            defer { for copy in copies { free(copy) } }
            return body(copies.map { UnsafePointer($0) } + [nil])
        }
    }

    /// A statement with its parameters.
    package struct PostgresStatement: Sendable {
        let sql: String
        let values: [PostgresValue]

        init(_ sql: String, _ values: [PostgresValue] = []) { (self.sql, self.values) = (sql, values) }
    }
#endif
