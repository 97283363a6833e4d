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
