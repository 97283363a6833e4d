import Foundation

/// A parser for the subset of HTML that the renderer writes.
struct MarkupReader {
    private var rest: ArraySlice<UInt8>

    init(_ markup: String) {
        rest = Array(markup.utf8)[...]
    }

    /// Skips the markup before the first occurrence of a text.
    mutating func skip(to text: String) throws {
        // Use Foundation's search, which in debug builds is many times faster than a loop.
        guard let place = Data(rest).range(of: Data(text.utf8)) else { throw BrokenMarkup("there is no \(text)") }
        rest = rest.dropFirst(place.lowerBound)
    }

    /// Reads a tag with its attributes and contents.
    mutating func tag() throws -> ShownPage.Tag {
        try expect("<")
        let name = text { !Self.ends.contains($0) }
        var attributes: [String: String] = [:]
        while rest.first == UInt8(ascii: " ") {
            try expect(" ")
            let key = text { !Self.ends.contains($0) }
            guard attributes[key] == nil else { throw BrokenMarkup("a \(name) has \(key) twice") }
            attributes[key] = ""
            if rest.first == UInt8(ascii: "=") {
                try expect("=\"")
                attributes[key] = text { $0 != UInt8(ascii: "\"") }
                try expect("\"")
            }
        }
        try expect(">")
        let tag = ShownPage.Tag(name, attributes)
        guard !["input", "img", "br"].contains(name) else { return tag }
        tag.fill(with: try children())
        try expect("</\(name)>")
        return tag
    }

    /// Reads the texts and tags up to the parent's end tag, and drops `noscript` tags.
    mutating func children() throws -> [ShownPage.Child] {
        var found: [ShownPage.Child] = []
        while let first = rest.first, !rest.starts(with: "</".utf8) {
            if first == UInt8(ascii: "<") {
                let tag = try tag()
                if tag.name != "noscript" { found.append(.tag(tag)) }
            } else {
                found.append(.text(text { $0 != UInt8(ascii: "<") }))
            }
        }
        return found
    }

    private static let ends = Array(" =>\"".utf8)

    private static let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")]
        .map { (name: Array($0.utf8), bytes: Array($1.utf8)) }

    private mutating func expect(_ text: String) throws {
        let wanted = Array(text.utf8)
        guard rest.starts(with: wanted) else {
            throw BrokenMarkup("\(String(decoding: rest.prefix(40), as: UTF8.self)) stands where \(text) should")
        }
        rest = rest.dropFirst(wanted.count)
    }

    /// Reads the bytes up to the first that doesn't satisfy a condition, and decodes character entities.
    private mutating func text(while isWanted: (UInt8) -> Bool) -> String {
        var read = rest.prefix(while: isWanted)
        rest = rest.dropFirst(read.count)
        var bytes: [UInt8] = []
        while let byte = read.first {
            let entity = byte == UInt8(ascii: "&") ? Self.entities.first { read.starts(with: $0.name) } : nil
            bytes.append(contentsOf: entity?.bytes ?? [byte])
            read = read.dropFirst(entity?.name.count ?? 1)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// An error for markup that the renderer never writes.
struct BrokenMarkup: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
