#if PostgreSQL
    import TipRows

    extension PostgresRowStore {
        /// Reads the trials of a page of people.
        public func trialPage(
            in container: String?,
            withValuesOf parameter: String?,
            after last: [UInt8],
            count: Int
        ) async throws -> TrialPage? {
            try await wrappingErrors {
                try await readers[0].perform { connection in
                    try connection.transaction {
                        try Self.trialPage(
                            in: container,
                            withValuesOf: parameter,
                            after: last,
                            count: count,
                            connection
                        )
                    }
                }
            }
        }

        private static func trialPage(
            in container: String?,
            withValuesOf parameter: String?,
            after last: [UInt8],
            count: Int,
            _ connection: PostgresConnection
        ) throws -> TrialPage? {
            let found = try connection.query(
                Self.people,
                [
                    .bytes(last), .integer(container == nil ? 1 : 0), .bytes(Array((container ?? "").utf8)),
                    .integer(Int64(count)),
                ]
            )
            let keys = (0..<found.count).compactMap { found.bytes($0, 0) }
            let ids = (0..<found.count).map { String(decoding: found.bytes($0, 1) ?? [], as: UTF8.self) }
            guard let end = keys.last else { return nil }
            var people = Dictionary(uniqueKeysWithValues: keys.map { ($0, ReportedRows()) })
            let rows = try connection.query(Self.rows, [.byteArrays(keys)])
            for row in 0..<rows.count {
                guard let person = rows.bytes(row, 0), let kind = RowKind(rawValue: Int(try rows.integer(row, 1)))
                else {
                    continue
                }
                try people[person]?.add(kind, rows.text(row, 2))
            }
            if let parameter {
                let values = try connection.query(
                    Self.values,
                    [.byteArrays(keys), .bytes(Array(parameter.utf8))]
                )
                for row in 0..<values.count {
                    guard let person = values.bytes(row, 0) else { continue }
                    try people[person]?.add(.parameter, values.text(row, 1))
                }
            }
            let open = people.flatMap { person, rows in rows.open.map { (person, $0.event, $0.exposure) } }
            let later = try connection.query(
                Self.donations,
                [
                    .byteArrays(open.map(\.0)), .byteArrays(open.map { Array($0.1.utf8) }),
                    .integers(open.map(\.2.rawValue)),
                ]
            )
            for row in 0..<later.count {
                guard let person = later.bytes(row, 0) else { continue }
                try people[person]?.add(.donation, later.text(row, 1))
            }
            let reported = zip(keys, ids).compactMap { key, id in
                people[key].map { TrialPage.Person(id: id, rows: $0.rows) }
            }
            return TrialPage(last: end, people: reported)
        }

        private static let people = """
            SELECT person, id FROM person WHERE person > $1 AND ($2 = 1 OR container = $3) ORDER BY person LIMIT $4
            """
        private static let rows = """
            SELECT person, kind, body FROM row WHERE person = ANY($1::bytea[]) AND kind IN (0, 2, 6)
            """
        private static let values = """
            SELECT person, body FROM row WHERE person = ANY($1::bytea[]) AND kind = 3 AND subject = $2
            """
        private static let donations = """
            SELECT DISTINCT row.person, row.body
            FROM unnest($1::bytea[], $2::bytea[], $3::bigint[]) AS open(person, subject, exposure)
            JOIN row ON row.person = open.person AND row.kind = 5 AND row.subject = open.subject
                AND row.version > open.exposure
            """
    }
#endif
