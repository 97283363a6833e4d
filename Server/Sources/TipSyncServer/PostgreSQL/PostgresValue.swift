#if PostgreSQL
    import CPq
    import Foundation

    /// A parameter of a statement in PostgreSQL's binary format.
    package struct PostgresValue: Sendable {
        /// The type's object identifier.
        let type: UInt32
        let bytes: [UInt8]

        package static func integer(_ value: Int64) -> PostgresValue {
            PostgresValue(type: 20, bytes: bigEndian(value))
        }
        package static func bytes(_ value: some Sequence<UInt8>) -> PostgresValue {
            PostgresValue(type: 17, bytes: Array(value))
        }
        package static func text(_ value: String) -> PostgresValue { PostgresValue(type: 25, bytes: Array(value.utf8)) }

        package static func integers(_ values: some Collection<Int64>) -> PostgresValue {
            array(values, of: 20, type: 1016, size: 8) { append(bigEndian: $1, to: &$0) }
        }
        package static func byteArrays(_ values: some Collection<some Collection<UInt8>>) -> PostgresValue {
            array(values, of: 17, type: 1001, size: 32) { $0.append(contentsOf: $1) }
        }
        package static func texts(_ values: some Collection<String>) -> PostgresValue {
            array(values, of: 25, type: 1009, size: 64) { $0.append(contentsOf: $1.utf8) }
        }

        /// Creates an array.
        ///
        /// - Parameters:
        ///   - size: The usual size of an element in bytes.
        ///   - write: Appends the bytes of an element.
        private static func array<Values: Collection>(
            _ values: Values,
            of element: UInt32,
            type: UInt32,
            size: Int,
            _ write: (inout [UInt8], Values.Element) -> Void
        ) -> PostgresValue {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(20 + values.count * (size + 4))
            // The header of an array: one dimension, no NULLs, and the type of the elements.
            append(bigEndian: Int32(1), to: &bytes)
            append(bigEndian: Int32(0), to: &bytes)
            append(bigEndian: element, to: &bytes)
            append(bigEndian: Int32(values.count), to: &bytes)
            append(bigEndian: Int32(1), to: &bytes)
            for value in values {
                let start = bytes.count
                append(bigEndian: Int32(0), to: &bytes)
                write(&bytes, value)
                let length = UInt32(bytes.count - start - 4)
                for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (24 - 8 * place)) }
            }
            return PostgresValue(type: type, bytes: bytes)
        }

        private static func append(bigEndian value: some FixedWidthInteger, to bytes: inout [UInt8]) {
            withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
        }

        private static func bigEndian(_ value: Int64) -> [UInt8] {
            var bytes: [UInt8] = []
            append(bigEndian: value, to: &bytes)
            return bytes
        }
    }

    /// The rows that a statement returns, in PostgreSQL's binary format.
    package final class PostgresRows {
        let result: OpaquePointer

        /// Takes over a result of libpq.
        init(_ result: OpaquePointer) { self.result = result }

        deinit { PQclear(result) }

        var count: Int { Int(PQntuples(result)) }

        /// Calls a closure with the bytes of a value; returns `nil` for NULL.
        private func read<Value>(_ row: Int, _ column: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value? {
            let (row, column) = (CInt(row), CInt(column))
            guard PQgetisnull(result, row, column) == 0 else { return nil }
            let length = Int(PQgetlength(result, row, column))
            return body(UnsafeRawBufferPointer(start: PQgetvalue(result, row, column), count: length))
        }

        /// Returns the bytes of a value; `nil` for NULL.
        func bytes(_ row: Int, _ column: Int) -> [UInt8]? { read(row, column) { Array($0) } }

        /// Returns the integer in a column; the column may have an integer type of any width.
        func integer(_ row: Int, _ column: Int) throws -> Int64 {
            let value = read(row, column) { bytes in
                bytes.reduce(bytes.first ?? 0 > 127 ? -1 : 0) { $0 << 8 | Int64($1) }
            }
            guard let value else {
                throw PostgresError(state: "22004", message: "PostgreSQL returned NULL instead of a number")
            }
            return value
        }

        func text(_ row: Int, _ column: Int) -> String {
            read(row, column) { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }

    /// An error of PostgreSQL or of the connection to it.
    package struct PostgresError: Error, CustomStringConvertible {
        /// PostgreSQL's error code, which has five characters.
        let state: String
        let message: String

        /// The error of a call that isn't finished by its deadline.
        static let late = PostgresError(state: "08006", message: "the database doesn't answer in time")

        /// Whether the connection is lost or can't write any more, so that a call with a new connection may succeed.
        var isConnectionLost: Bool { state.hasPrefix("08") || state.hasPrefix("57P") || state == "25006" }

        var trimmedMessage: String { message.trimmingCharacters(in: .whitespacesAndNewlines) }

        package var description: String { "\(trimmedMessage) (\(state))" }
    }
#endif
