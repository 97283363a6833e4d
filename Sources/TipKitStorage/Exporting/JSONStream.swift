import Foundation

/// Reads a JSON document piece by piece, so that documents of any size take little memory.
struct JSONStream {
    private let source: () throws -> Data
    private var bytes: [UInt8] = []
    private var index = 0
    private var isAtEnd = false
    /// The line and the column of the next byte, beginning at 1; a column counts bytes.
    private(set) var line = 1
    private(set) var column = 1

    /// Creates a stream.
    ///
    /// - Parameter source: Returns the next bytes of the document; none at its end.
    init(_ source: @escaping () throws -> Data) { self.source = source }

    /// A value of the document as it is written there, and where it begins.
    struct Value {
        var data: Data
        var line: Int
        var column: Int

        func failure(_ reason: String) -> StoreDocumentError {
            StoreDocumentError(line: line, column: column, reason: reason)
        }
    }

    func failure(_ reason: String) -> StoreDocumentError {
        StoreDocumentError(line: line, column: column, reason: reason)
    }

    /// Returns the next byte that isn't a space, without reading it; `nil` at the end of the document.
    mutating func next() throws -> UInt8? {
        while let byte = try peek() {
            guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return byte }
            advance(byte)
        }
        return nil
    }

    /// Reads a byte such as a bracket.
    ///
    /// - Throws: `StoreDocumentError` if something else is there.
    mutating func read(_ wanted: Character) throws {
        guard try has(wanted) else { throw failure("“\(wanted)” is missing") }
    }

    /// Reads a byte if it is the next one.
    mutating func has(_ wanted: Character) throws -> Bool {
        guard let byte = try next(), byte == wanted.asciiValue else { return false }
        advance(byte)
        return true
    }

    /// Reads the next value.
    ///
    /// - Throws: `StoreDocumentError` if the document ends within it, or if it is larger than any row.
    mutating func value() throws -> Value {
        guard try next() != nil else { throw failure("The document ends too early") }
        var value = Value(data: Data(), line: line, column: column)
        var (found, depth, isInText, isEscaped) = ([UInt8](), 0, false, false)
        while let byte = try peek() {
            if isInText {
                (isInText, isEscaped) = (
                    isEscaped || byte != UInt8(ascii: "\""), !isEscaped && byte == UInt8(ascii: "\\")
                )
            } else {
                switch byte {
                case UInt8(ascii: "\""): isInText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
                    if depth == 0 {
                        value.data = Data(found)
                        return value
                    }
                    if byte != UInt8(ascii: ",") { depth -= 1 }
                case UInt8(ascii: ":") where depth == 0:
                    value.data = Data(found)
                    return value
                default: break
                }
            }
            found.append(byte)
            guard found.count <= Self.longest else { throw value.failure("A value has more than 64 MB") }
            advance(byte)
            let isClosed = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\"")
            if depth == 0, !isInText, isClosed {
                value.data = Data(found)
                return value
            }
        }
        guard depth == 0, !isInText else { throw value.failure("The document ends within a value that begins here") }
        value.data = Data(found)
        return value
    }

    private static let longest = 64 << 20

    private mutating func peek() throws -> UInt8? {
        if index == bytes.count, !isAtEnd {
            bytes = Array(try source())
            index = 0
            isAtEnd = bytes.isEmpty
        }
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func advance(_ byte: UInt8) {
        index += 1
        if byte == 0x0A { (line, column) = (line + 1, 1) } else { column += 1 }
    }
}

/// An error in an exported document, with its place.
package struct StoreDocumentError: Error, Equatable, CustomStringConvertible {
    package let line: Int
    package let column: Int
    /// What is wrong there, as a sentence.
    package let reason: String

    init(line: Int, column: Int, reason: String) {
        (self.line, self.column) = (line, column)
        self.reason = reason.hasSuffix(".") ? reason : reason + "."
    }

    package var description: String { "line \(line), column \(column): \(reason)" }
}
