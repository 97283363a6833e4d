/// The symbols that `Image(systemName:)` draws: a set of our own on a grid of 24, in strokes of one width.
///
/// Fillings, frames, slashes and badges are derived from the plain form. A name without a drawing gets a neutral glyph,
/// and the name as its label. Where reading is from right to left the style sheet turns what is named by
/// `forward` or `backward`; `left` and `right` stay.
enum SymbolSet {
    /// The drawing of a symbol as an inline picture.
    static func drawing(of name: String) -> String {
        let turns = leads(name) ? " class=\"\(classNames("turns"))\"" : ""
        let parts = Glyph(name)?.parts ?? SymbolPart.parts(of: SymbolPaths.neutral)
        let markup = parts.map(\.colouredMarkup).joined()
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"\(turns)>\(markup)</svg>"
    }

    /// Whether a symbol points to where reading leads or comes from, and so turns with its direction.
    private static func leads(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// What a symbol is called: its name in words.
    static func spokenName(of name: String) -> String {
        let variants: Set<Substring> = ["fill", "circle", "square"]
        let words = name.split(separator: ".")
        return (words.prefix(1) + words.dropFirst().filter { !variants.contains($0) }).joined(separator: " ")
    }

    /// Whether there is a drawing for a name.
    static func knows(_ name: String) -> Bool { Glyph(name) != nil }
}
