#if PostgreSQL
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

        package static func integers(_ values: some Sequence<Int64>) -> PostgresValue {
            array(values.map { bigEndian($0) }, of: 20, type: 1016)
        }
        package static func byteArrays(_ values: some Sequence<some Sequence<UInt8>>) -> PostgresValue {
            array(values.map { Array($0) }, of: 17, type: 1001)
        }
        package static func texts(_ values: some Sequence<String>) -> PostgresValue {
            array(values.map { Array($0.utf8) }, of: 25, type: 1009)
        }

        private static func array(_ elements: [[UInt8]], of element: UInt32, type: UInt32) -> PostgresValue {
            // The header of an array: one dimension, no NULLs, and the type of the elements.
            var bytes = bigEndian(Int32(1)) + bigEndian(Int32(0)) + bigEndian(element)
            bytes += bigEndian(Int32(elements.count)) + bigEndian(Int32(1))
            for element in elements { bytes += bigEndian(Int32(element.count)) + element }
            return PostgresValue(type: type, bytes: bytes)
        }

        private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: value.bigEndian) { Array($0) }
        }
    }

    /// The rows that a statement returns, in PostgreSQL's binary format.
    package struct PostgresRows: Sendable {
        let count: Int
        private let columns: Int
        private let cells: [[UInt8]?]

        init(count: Int, columns: Int, cells: [[UInt8]?]) {
            (self.count, self.columns, self.cells) = (count, columns, cells)
        }

        /// Returns the bytes of a value; `nil` for NULL.
        func bytes(_ row: Int, _ column: Int) -> [UInt8]? { cells[row * columns + column] }

        /// Returns the integer in a column; the column may have an integer type of any width.
        func integer(_ row: Int, _ column: Int) throws -> Int64 {
            guard let bytes = bytes(row, column) else {
                throw PostgresError(state: "22004", message: "PostgreSQL returned NULL instead of a number")
            }
            return bytes.reduce(bytes.first ?? 0 > 127 ? -1 : 0) { $0 << 8 | Int64($1) }
        }

        func text(_ row: Int, _ column: Int) -> String { String(decoding: bytes(row, column) ?? [], as: UTF8.self) }
    }

    /// An error of PostgreSQL or of the connection to it.
    package struct PostgresError: Error, CustomStringConvertible {
        /// PostgreSQL's error code, which has five characters.
        let state: String
        let message: String

        /// Whether the connection is lost, so that a call with a new connection may succeed.
        var isConnectionLost: Bool { state.hasPrefix("08") || state.hasPrefix("57P") }

        package var description: String { "\(message.trimmingCharacters(in: .whitespacesAndNewlines)) (\(state))" }
    }
#endif
