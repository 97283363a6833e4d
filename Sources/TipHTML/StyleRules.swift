/// The style rules that the markup of a page or patch needs: one class for each distinct block of declarations.
///
/// The content security policy forbids inline styles, so each block becomes a rule whose class name is a hash of its
/// text. The name depends only on the text, so pages and patches use the same name for the same style.
package struct StyleRules {
    /// The options of the root that the markup belongs to.
    package let root: RootOptions
    package private(set) var rules: [String] = []
    private var known: Set<String> = []

    package init(root: RootOptions = RootOptions()) {
        self.root = root
    }

    /// Adds a rule that the rules of single elements override.
    package mutating func prepend(_ rule: String) {
        rules.insert(rule, at: 0)
    }

    /// Returns the class name for declarations and adds its rule; an empty string if there are no declarations.
    package mutating func name(for declarations: [String]) -> String {
        guard !declarations.isEmpty else { return "" }
        let block = declarations.joined(separator: ";")
        let name = "c-" + contentHash(block)
        // The rule is as specific as the rules of the style sheet, and overrides them because it comes later.
        if known.insert(name).inserted { rules.append("\(root.scope) .\(classNames(name)){\(block)}") }
        return name
    }
}

/// Returns class names with the prefix `tipui-`, which keeps other style sheets from matching them.
///
/// - Parameter names: The names without the prefix, separated by spaces.
package func classNames(_ names: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(names.utf8.count + 16)
    var isBetween = true
    for byte in names.utf8 {
        let isSpace = byte == UInt8(ascii: " ")
        if !isSpace, isBetween {
            if !result.isEmpty { result.append(UInt8(ascii: " ")) }
            result.append(contentsOf: "tipui-".utf8)
        }
        if !isSpace { result.append(byte) }
        isBetween = isSpace
    }
    return String(decoding: result, as: UTF8.self)
}

/// Returns a short hash of a text: FNV-1a, reduced to at most seven digits in base 36.
///
/// Unlike Swift's `Hasher`, this function returns the same value in every process.
package func contentHash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash % 78_364_164_096, radix: 36)
}
