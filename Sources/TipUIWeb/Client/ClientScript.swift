/// The script that keeps a page alive, as it is served: `client.js` without what only its readers need.
package enum ClientScript {
    package static let text = squeezed(String(decoding: PackageResources.client_js, as: UTF8.self))

    /// A script without the lines of its comments, empty lines, indentation, the spaces around signs, the line breaks
    /// that can't end a statement, and the semicolons that end a block's last one.
    ///
    /// Strings and templates stay as they are. It knows as much of the language as `client.js` uses: no comments behind
    /// code, no quotes in regular expressions, no strings of several lines, and no loops without a body.
    package static func squeezed(_ script: String) -> String {
        script.split(separator: "\n")
            .map { $0.drop { $0 == " " } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .map(squeezed(line:))
            .reduce(into: "") { script, line in
                guard let last = script.last, let next = line.first else {
                    script = line
                    return
                }
                if last == ";", next == "}" {
                    script.removeLast()
                } else if !"{([,;".contains(last), !"})]".contains(next) {
                    script.append("\n")
                }
                script += line
            }
    }

    private static func squeezed(line: Substring) -> String {
        var text = ""
        var quote: Character?
        var rest = line
        while let character = rest.popFirst() {
            if let open = quote {
                text.append(character)
                if character == "\\", let escaped = rest.popFirst() { text.append(escaped) }
                if character == open { quote = nil }
            } else if character != " " {
                text.append(character)
                if "\"'`".contains(character) { quote = character }
            } else if let last = text.last, let next = rest.first, separates(last, next) {
                text.append(character)
            }
        }
        return text
    }

    /// Whether a space between two characters tells words or signs apart.
    private static func separates(_ left: Character, _ right: Character) -> Bool {
        let isWord = { (character: Character) in character.isLetter || character.isNumber || "_$#".contains(character) }
        return isWord(left) && isWord(right) || left == right && "+-".contains(left)
    }
}
