/// A symbol by its name: a drawing of the set, and what its variants make of it.
///
/// The drawing has the first layer, or those that it names; a frame, a slash or a badge has the next one.
struct Glyph {
    /// The parts, back to front.
    let parts: [SymbolPart]

    /// Finds the symbol of a name; `nil` if there is no drawing of it.
    init?(_ name: String) {
        let words = name.split(separator: ".")
        guard let parts = Self.parts(words[...], isFilled: false) else { return nil }
        self.parts = parts
    }

    private static let frames: Set<Substring> = ["circle", "square", "app", "diamond"]

    private static func parts(_ words: ArraySlice<Substring>, isFilled: Bool) -> [SymbolPart]? {
        guard let last = words.last else { return nil }
        let name = words.joined(separator: ".")
        if isFilled, let drawing = SymbolPaths.filled[name] { return SymbolPart.parts(of: drawing) }
        let drawing = SymbolPaths.drawing(of: name)
        if !isFilled, let drawing { return SymbolPart.parts(of: drawing) }
        let rest = words.dropLast()
        if let frame = SymbolPaths.drawing(of: String(last)), frames.contains(last), !rest.isEmpty {
            return inside(of: drawing, or: rest, isFilled: isFilled).map { framed($0, frame, isFilled: isFilled) }
        }
        if let drawing { return SymbolPart.parts(of: drawing).map { $0.painted("solid") } }
        if last == "fill" { return parts(rest, isFilled: true) }
        if last == "slash" { return parts(rest, isFilled: isFilled).map(slashed) }
        if let place = words.firstIndex(of: "badge") {
            return parts(words[..<place], isFilled: isFilled).flatMap { badged($0, words[(place + 1)...]) }
        }
        return rest.isEmpty ? sign(name) : nil
    }

    /// A letter, a digit, or two digits beside one another.
    private static func sign(_ name: String) -> [SymbolPart]? {
        if let drawing = SymbolPaths.letters[name] { return SymbolPart.parts(of: drawing) }
        let digits = name.compactMap { $0.isWholeNumber ? SymbolPaths.letters[String($0)] : nil }
        guard digits.count == 2, name.count == 2 else { return nil }
        return zip(digits, [-1, 8.2]).map { SymbolPart.parts(of: $0).placed($1, 3.6, scale: 0.7, width: 3.6) }
    }

    /// What stands in a frame: that of a drawing of its own, which begins with the frame, or a symbol made smaller.
    private static func inside(of own: String?, or words: ArraySlice<Substring>, isFilled: Bool) -> [SymbolPart]? {
        if let own { return Array(SymbolPart.parts(of: own).dropFirst()) }
        return parts(words, isFilled: false).map { parts in
            // On a filled frame the colour of the ground is the symbol's own.
            [parts.filter { !($0.isGap && isFilled) }.placed(5.28, 5.28, scale: 0.56, width: 2.9)]
        }
    }

    private static func framed(_ inside: [SymbolPart], _ frame: String, isFilled: Bool) -> [SymbolPart] {
        let outline = SymbolPart(layer: 2, markup: "<path d=\"\(frame)\"/>")
        return isFilled ? [outline.painted("solid")] + inside.map { $0.painted("mark") } : [outline] + inside
    }

    private static func slashed(_ parts: [SymbolPart]) -> [SymbolPart] {
        let gap = SymbolPart(
            layer: 1,
            markup: "<path class=\"\(classNames("gap"))\" d=\"M4.5 3.5l16 16\"/>",
            isGap: true
        )
        return parts + [gap, SymbolPart(layer: parts.nextLayer, markup: "<path d=\"M3.5 3.5l17 17\"/>")]
    }

    /// The parts with a small symbol, or a dot if no words are left, in a corner.
    private static func badged(_ parts: [SymbolPart], _ words: ArraySlice<Substring>) -> [SymbolPart]? {
        let corner =
            words.isEmpty
            ? "M18.5 2.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" : "M18 14.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"
        let gap = SymbolPart(layer: 1, markup: "<path class=\"\(classNames("gap"))\" d=\"\(corner)\"/>", isGap: true)
        var badge = SymbolPart(layer: 1, markup: "<path class=\"\(classNames("dot"))\" d=\"\(corner)\"/>")
        if !words.isEmpty {
            guard let symbol = Self.parts(words, isFilled: false) else { return nil }
            badge = symbol.placed(12.6, 12.6, scale: 0.45, width: 3.6)
        }
        badge.layer = parts.nextLayer
        return parts + [gap, badge]
    }
}
