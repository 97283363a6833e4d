#if Tools
    import Foundation

    /// A template, read where it is on disk: files of any size take no more memory than what is found in them.
    struct Template {
        /// A `<tip-view>` or `<tip-popover>`.
        struct Element: Sendable {
            let place: Place
            let tip: String?
            let anchor: String?
        }

        let file: LintedFiles.File
        private let data: Data

        init(_ file: LintedFiles.File) throws(LintFailure) {
            self.file = file
            do {
                data = try Data(contentsOf: URL(filePath: file.path), options: .alwaysMapped)
            } catch {
                throw LintFailure(file: file.path, place: nil, sentence: "The file can't be read.")
            }
        }

        /// The elements of tips with attributes that the template says itself, outside of comments.
        var elements: [Element] {
            withBytes { bytes in
                var elements: [Element] = []
                var (position, lines, lineStart) = (0, 1, 0)
                for start in bytes.starts(of: "<tip-") {
                    let name = bytes.text(from: start + 5) { $0.isLetter }
                    guard name == "view" || name == "popover", !bytes.isInComment(start) else { continue }
                    while let line = bytes.first(UInt8(ascii: "\n"), from: position, before: start) {
                        (position, lines, lineStart) = (line + 1, lines + 1, line + 1)
                    }
                    position = start
                    let attributes = bytes.attributes(from: start + 5 + name.utf8.count)
                    elements.append(
                        Element(
                            place: Place(line: lines, column: start - lineStart + 1),
                            tip: attributes["tip"].flatMap(Self.fixed),
                            anchor: attributes["for"].flatMap(Self.fixed)
                        )
                    )
                }
                return elements
            }
        }

        /// Returns which of some ids elements of the template have, or may have by what is inserted.
        func ids(among wanted: Set<String>) -> Set<String> {
            withBytes { bytes in
                var found: Set<String> = []
                for start in bytes.starts(of: "id=") where start > 0 && bytes.bytes[start - 1] <= 0x20 {
                    guard let value = bytes.value(from: start + 3) else { continue }
                    if wanted.contains(value) {
                        found.insert(value)
                    } else if let inserted = value.firstIndex(where: { "{#$<\\".contains($0) }) {
                        let prefix = value[..<inserted]
                        let suffix = value[(value.lastIndex { "})>".contains($0) } ?? inserted)...].dropFirst()
                        found.formUnion(wanted.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) })
                    }
                    if found.count == wanted.count { break }
                }
                return found
            }
        }

        /// Returns which of some texts the file has in quotes.
        func quoted(among wanted: Set<String>) -> Set<String> {
            withBytes { bytes in
                wanted.filter { text in
                    bytes.starts(of: text).contains { start in
                        let end = start + text.utf8.count
                        guard start > 0, end < bytes.bytes.count else { return false }
                        return "\"'`#".utf8.contains(bytes.bytes[start - 1]) && "\"'`".utf8.contains(bytes.bytes[end])
                    }
                }
            }
        }

        /// The comments that silence rules.
        var silences: Silences {
            // A template without the comment isn't made a text.
            let isSilent = withBytes { $0.starts(of: Silences.mark).isEmpty }
            return Silences(in: isSilent ? "" : String(decoding: data, as: UTF8.self))
        }

        /// The text of an attribute into which nothing is inserted.
        private static func fixed(_ value: String) -> String? {
            value.contains { "{#$<\\".contains($0) } || value.isEmpty ? nil : value
        }

        private func withBytes<Result>(_ body: (TemplateBytes) -> Result) -> Result {
            data.withUnsafeBytes { body(TemplateBytes(bytes: $0)) }
        }
    }

    /// The bytes of a template.
    private struct TemplateBytes {
        let bytes: UnsafeRawBufferPointer

        /// Returns the index of the first byte of a kind in a range.
        func first(_ byte: UInt8, from start: Int, before end: Int) -> Int? {
            guard start < end, let base = bytes.baseAddress,
                let found = memchr(base + start, Int32(byte), end - start)
            else { return nil }
            return base.distance(to: UnsafeRawPointer(found))
        }

        /// Returns the indices at which a text begins.
        func starts(of text: String) -> [Int] {
            let wanted = Array(text.utf8)
            guard let first = wanted.first else { return [] }
            var (found, position) = ([Int](), 0)
            while let start = self.first(first, from: position, before: bytes.count) {
                if bytes[start...].prefix(wanted.count).elementsEqual(wanted) { found.append(start) }
                position = start + 1
            }
            return found
        }

        func text(from start: Int, while isPart: (Character) -> Bool) -> String {
            let end = min(bytes.count, start + 64)
            guard start < end else { return "" }
            return String(String(decoding: bytes[start..<end], as: UTF8.self).prefix(while: isPart))
        }

        /// Whether a comment of HTML, Mustache or Stencil is open at a position, within the 64 kB before it.
        func isInComment(_ position: Int) -> Bool {
            let text = String(decoding: bytes[max(0, position - 65_536)..<position], as: UTF8.self)
            return [("<!--", "-->"), ("{{!", "}}"), ("{#", "#}")].contains { open, close in
                guard let start = text.range(of: open, options: .backwards) else { return false }
                return text.range(of: close, range: start.upperBound..<text.endIndex) == nil
            }
        }

        /// Returns the value of an attribute that begins after its equals sign.
        func value(from start: Int) -> String? {
            guard start < bytes.count else { return nil }
            let quote = bytes[start]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                let value = text(from: start) { !$0.isWhitespace && $0 != ">" && $0 != "/" }
                return value.isEmpty ? nil : value
            }
            guard let end = first(quote, from: start + 1, before: min(bytes.count, start + 1024)) else { return nil }
            return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        }

        /// Returns the attributes of a tag, up to its end or 4 kB.
        func attributes(from start: Int) -> [String: String] {
            var (position, attributes) = (start, [String: String]())
            let limit = min(bytes.count, start + 4096)
            while position < limit, bytes[position] != UInt8(ascii: ">") {
                guard bytes[position] > 0x20, bytes[position] != UInt8(ascii: "/") else {
                    position += 1
                    continue
                }
                let nameStart = position
                while position < limit, bytes[position] > 0x20, !"=>".utf8.contains(bytes[position]) { position += 1 }
                let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
                while position < limit, bytes[position] <= 0x20 { position += 1 }
                guard position < limit, bytes[position] == UInt8(ascii: "=") else { continue }
                position += 1
                while position < limit, bytes[position] <= 0x20 { position += 1 }
                guard let value = value(from: position) else { continue }
                if attributes[name] == nil { attributes[name] = value }
                let isQuoted = position < limit && "\"'".utf8.contains(bytes[position])
                position += value.utf8.count + (isQuoted ? 2 : 0)
            }
            return attributes
        }
    }
#endif
