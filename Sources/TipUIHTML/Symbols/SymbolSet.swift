/// The symbols that `Image(systemName:)` draws: a set of our own on a grid of 24, in strokes of one width.
///
/// `.fill`, `.circle`, `.square` and `.slash` are derived from the plain form. A name without a drawing gets a neutral
/// glyph, and the name as its label.
enum SymbolSet {
    /// The drawing of a symbol as an inline picture.
    static func drawing(of name: String) -> String {
        let glyph = Glyph(name)
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\">\(glyph.markup)</svg>"
    }

    /// What a symbol is called: its name in words.
    static func spokenName(of name: String) -> String {
        let variants: Set<Substring> = ["fill", "circle", "square"]
        let words = name.split(separator: ".")
        let plain = words.filter { !variants.contains($0) }
        return (plain.isEmpty ? words : plain).joined(separator: " ")
    }

    /// Whether there is a drawing for a name.
    static func knows(_ name: String) -> Bool { Glyph(name).isKnown }
}

/// A symbol taken apart: its plain drawing and the variants of its name.
private struct Glyph {
    let markup: String
    let isKnown: Bool

    init(_ name: String) {
        if let path = SymbolPaths.all[name] {
            markup = "<path d=\"\(path)\"/>"
            isKnown = true
            return
        }
        var parts = name.split(separator: ".").map(String.init)
        var variants: Set<String> = []
        while let last = parts.last, ["fill", "circle", "square", "slash"].contains(last), parts.count > 1 {
            variants.insert(last)
            parts.removeLast()
        }
        guard let path = SymbolPaths.all[parts.joined(separator: ".")] else {
            markup =
                "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"5\"/><circle class=\"dot\" cx=\"12\" cy=\"12\" r=\"2\"/>"
            isKnown = false
            return
        }
        var drawing = "<path d=\"\(path)\"/>"
        let isFilled = variants.contains("fill")
        if variants.contains("circle") || variants.contains("square") {
            let frame =
                variants.contains("circle")
                ? "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"
                : "<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"5\"/>"
            let inside =
                "<g transform=\"translate(5.4 5.4) scale(0.55)\"\(isFilled ? " class=\"cut\"" : "")>\(drawing)</g>"
            drawing = (isFilled ? "<g class=\"solid\">\(frame)</g>" : frame) + inside
        } else if isFilled {
            drawing = "<g class=\"solid\">\(drawing)</g>"
        }
        if variants.contains("slash") { drawing += "<path d=\"M4 4 20 20\"/>" }
        markup = drawing
        isKnown = true
    }
}
