#if PostgreSQL
    import CPq
    import Foundation

    /// A connection to PostgreSQL, for one thread at a time.
    package final class PostgresConnection {
        private let raw: OpaquePointer
        /// The names of the prepared statements, by their SQL.
        private var prepared: [String: String] = [:]

        /// Connects to a database.
        ///
        /// - Throws: `PostgresError` if the connection fails or takes longer than five seconds.
        package init(_ address: String) throws {
            // These options close the connection within 20 seconds if the database no longer answers.
            let options = [
                ("dbname", address), ("connect_timeout", "5"), ("application_name", "TipSyncServer"),
                ("keepalives_idle", "10"), ("keepalives_interval", "5"), ("keepalives_count", "2"),
                ("tcp_user_timeout", "20000"),
            ]
            let (words, values) = (options.map(\.0), options.map(\.1))
            let connection = Self.withStrings(words) { words in
                Self.withStrings(values) { values in PQconnectdbParams(words, values, 1) }
            }
            guard let connection else { throw PostgresError(state: "53200", message: "out of memory") }
            guard PQstatus(connection) == CONNECTION_OK else {
                defer { PQfinish(connection) }
                throw PostgresError(state: "08001", message: String(cString: PQerrorMessage(connection)))
            }
            PQsetNoticeProcessor(connection, { _, _ in }, nil)
            raw = connection
        }

        deinit { PQfinish(raw) }

        /// The socket on which to wait for notifications.
        var socket: CInt { PQsocket(raw) }

        /// Runs statements without parameters.
        package func run(_ sql: String) throws {
            let result = PQexec(raw, sql)
            defer { PQclear(result) }
            try check(result)
        }

        /// Runs a statement with parameters; each statement is prepared only once for a connection.
        @discardableResult
        package func query(_ sql: String, _ values: [PostgresValue] = []) throws -> PostgresRows {
            let name = try prepare(sql, values)
            // Copy the bytes of all values into one buffer, so that each value has an address to pass to libpq.
            var bytes: [UInt8] = []
            var (places, lengths) = ([Int](), [CInt]())
            for value in values.map(\.bytes) {
                places.append(bytes.count)
                lengths.append(CInt(value.count))
                bytes += value
                bytes.append(0)
            }
            let formats = values.map { _ in CInt(1) }
            let result = bytes.withUnsafeBufferPointer { buffer in
                let base = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
                let pointers = places.map { place in base.map { $0 + place } }
                return PQexecPrepared(raw, name, CInt(values.count), pointers, lengths, formats, 1)
            }
            defer { PQclear(result) }
            try check(result)
            return rows(result)
        }

        /// Runs a closure in a transaction.
        func transaction<Value>(_ body: () throws -> Value) throws -> Value {
            try run("BEGIN")
            do {
                let value = try body()
                try run("COMMIT")
                return value
            } catch {
                // If the connection is lost, the database has already ended the transaction.
                if PQstatus(raw) == CONNECTION_OK { try run("ROLLBACK") }
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

        private func prepare(_ sql: String, _ values: [PostgresValue]) throws -> String {
            if let name = prepared[sql] { return name }
            let name = "s\(prepared.count)"
            let result = PQprepare(raw, name, sql, CInt(values.count), values.map(\.type))
            defer { PQclear(result) }
            try check(result)
            prepared[sql] = name
            return name
        }

        private func check(_ result: OpaquePointer?) throws {
            switch PQresultStatus(result) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return
            default:
                let state = result.flatMap { PQresultErrorField($0, CInt(UInt8(ascii: "C"))) }.map {
                    String(cString: $0)
                }
                throw failure(PQstatus(raw) == CONNECTION_BAD ? "08006" : state ?? "08006", result)
            }
        }

        private func failure(_ state: String, _ result: OpaquePointer? = nil) -> PostgresError {
            let text = result.flatMap { PQresultErrorField($0, CInt(UInt8(ascii: "M"))) } ?? PQerrorMessage(raw)
            return PostgresError(state: state, message: text.map { String(cString: $0) } ?? "the connection is lost")
        }

        private func rows(_ result: OpaquePointer?) -> PostgresRows {
            let (count, columns) = (PQntuples(result), PQnfields(result))
            var cells: [[UInt8]?] = []
            cells.reserveCapacity(Int(count * columns))
            for row in 0..<count {
                for column in 0..<columns {
                    if PQgetisnull(result, row, column) == 1 {
                        cells.append(nil)
                    } else {
                        let length = Int(PQgetlength(result, row, column))
                        let value = UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: length)
                        cells.append(Array(value))
                    }
                }
            }
            return PostgresRows(count: Int(count), columns: Int(columns), cells: cells)
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
#endif
