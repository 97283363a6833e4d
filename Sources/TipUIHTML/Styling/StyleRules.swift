/// The style rules that some markup needs: one class for each distinct block of declarations.
///
/// A content security policy forbids inline styles, so each block becomes a rule, named by a hash of its text. The name
/// depends on the text alone, so a page and a patch name the same style alike.
struct StyleRules {
    /// What the markup's ids and addresses begin with.
    let root: RootOptions
    private(set) var rules: [String] = []
    private var known: Set<String> = []

    init(root: RootOptions = RootOptions()) {
        self.root = root
    }

    /// Returns the class for declarations, and remembers its rule; an empty name for none.
    mutating func name(for declarations: [String]) -> String {
        guard !declarations.isEmpty else { return "" }
        let block = declarations.joined(separator: ";")
        let name = "c-" + contentHash(block)
        // As specific as the style sheet's rules, which stand before it.
        if known.insert(name).inserted { rules.append(".tipui .\(classNames(name)){\(block)}") }
        return name
    }
}

/// The look of pages, which browsers keep; what a page needs beside it comes with the page.
package enum StyleSheet {
    package static let text = String(decoding: PackageResources.tipui_css, as: UTF8.self)
    /// The text as Brotli has compressed it.
    package static let compressed = PackageResources.tipui_css_br
}

/// Class names as they stand in a document: each begins with `tipui-`, so that no style sheet but ours means them.
///
/// - Parameter names: The names without that, parted by spaces.
func classNames(_ names: String) -> String {
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

/// A short name for a text, the same in every process, unlike Swift's own hash: FNV-1a, of which seven letters of base 36
/// are kept.
package func contentHash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash % 78_364_164_096, radix: 36)
}
