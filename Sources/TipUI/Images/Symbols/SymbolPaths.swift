/// The drawings of the set: path data on a grid of 24, stroked in the colour of the text.
///
/// A drawing is one part or several with `|` between them, back to front. What stands before the `M` of a part says how
/// it is painted: a digit, the layer that colours it, where that isn't the first; `#`, solid; `*`, solid without a line
/// around it; `-`, cut out of what lies behind; `!`, cut out too, unless layers are coloured one by one. A drawing
/// whose name ends with a frame begins with it.
enum SymbolPaths {
    /// The drawing of a name that is drawn for itself.
    static func drawing(of name: String) -> String? {
        common[name] ?? documents[name] ?? interface[name] ?? people[name]
    }

    /// What is drawn for a name that isn't known.
    static let neutral =
        "M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z|*M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
}
