/// The drawing of an `Image(systemName:)`, as data for any renderer.
///
/// The symbols are the package's own, drawn on a grid of 24 by 24 units with strokes of equal width. Fills, frames,
/// slashes and badges are derived from the plain form. A symbol with `forward` or `backward` in its name follows the
/// reading direction; a symbol with `left` or `right` doesn't.
package struct Symbol: Equatable, Sendable {
    /// The parts, back to front.
    package var parts: [Part]
    /// Whether the symbol follows the reading direction, so it is mirrored in right-to-left layout.
    package var followsReadingDirection: Bool

    /// Makes the symbol with a name, which has no parts if there is no drawing for the name.
    package init(_ name: String) {
        parts = Self.parts(named: name) ?? []
        followsReadingDirection = name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// A part of a symbol, which has a single color if layers are colored individually.
    package struct Part: Equatable, Sendable {
        /// The layer whose color the part has, 1 to 3.
        package var layer: Int
        /// The shapes of the part, back to front.
        package var shapes: [Shape]
        /// Whether the part is a gap between other parts, drawn in the background color.
        package var isGap = false
    }

    /// A shape in a part.
    package indirect enum Shape: Equatable, Sendable {
        /// SVG path data, stroked in the part's color unless the paint modes say otherwise.
        case path(String, [PaintMode])
        /// Shapes painted in one mode.
        case painted(PaintMode, [Shape])
        /// Shapes drawn at the given position and scale, and with the given line width.
        case placed(x: Double, y: Double, scale: Double, lineWidth: Double, [Shape])
    }

    /// How a shape is painted.
    package enum PaintMode: String, Sendable {
        /// Filled and stroked.
        case solid
        /// Filled, but not stroked.
        case dot
        /// Cut out of the shapes behind it.
        case cut
        /// Cut out of the shapes behind it, unless layers are colored individually.
        case mark
        /// In the background color, with a wider line.
        case gap
    }
}

extension Symbol.Part {
    /// Returns the parts of a drawing in the notation of `SymbolPaths`.
    static func parts(of drawing: String) -> [Symbol.Part] {
        drawing.split(separator: "|").map { part in
            let signs: Substring = part.prefix { $0 != "M" }
            let data: Substring = part.dropFirst(signs.count)
            return Symbol.Part(
                layer: signs.first?.wholeNumberValue ?? 1,
                shapes: [.path(String(data), signs.compactMap { paintModes[$0] })]
            )
        }
    }

    private static let paintModes: [Character: Symbol.PaintMode] = ["#": .solid, "*": .dot, "-": .cut, "!": .mark]

    /// Returns the part with all its shapes painted in a mode.
    func painted(_ mode: Symbol.PaintMode) -> Symbol.Part {
        Symbol.Part(layer: layer, shapes: [.painted(mode, shapes)], isGap: isGap)
    }
}

extension [Symbol.Part] {
    /// The layer for a part that is added on top of these parts.
    var nextLayer: Int { Swift.min(3, (map(\.layer).max() ?? 0) + 1) }

    /// Returns all shapes as one part of the first layer, at the given position and scale, and with the given line
    /// width.
    func placed(_ x: Double, _ y: Double, scale: Double, lineWidth: Double) -> Symbol.Part {
        Symbol.Part(
            layer: 1,
            shapes: [.placed(x: x, y: y, scale: scale, lineWidth: lineWidth, flatMap(\.shapes))]
        )
    }
}

extension Symbol {
    /// Returns the parts of the symbol with the given name; `nil` if there is no drawing for the name.
    ///
    /// A name such as `bell.slash.fill` consists of the name of a drawing in `SymbolPaths` and of variants that change
    /// the drawing: a fill, a frame, a slash or a badge. The parts of the drawing are in the first layer, unless the
    /// drawing specifies other layers; a frame, a slash or a badge is in the next layer.
    static func parts(named name: String) -> [Part]? {
        parts(name.split(separator: ".")[...], isFilled: false)
    }

    /// The last words of names for symbols in a frame.
    static let frames: Set<Substring> = ["circle", "square", "app", "diamond"]

    private static func parts(_ words: ArraySlice<Substring>, isFilled: Bool) -> [Part]? {
        guard let last = words.last else { return nil }
        let name = words.joined(separator: ".")
        if isFilled, let drawing = SymbolPaths.filled[name] { return Part.parts(of: drawing) }
        let drawing = SymbolPaths.drawing(of: name)
        if !isFilled, let drawing { return Part.parts(of: drawing) }
        let rest = words.dropLast()
        if let frame = SymbolPaths.drawing(of: String(last)), frames.contains(last), !rest.isEmpty {
            return inside(of: drawing, or: rest, isFilled: isFilled).map { framed($0, frame, isFilled: isFilled) }
        }
        if let drawing { return Part.parts(of: drawing).map { $0.painted(.solid) } }
        if last == "fill" { return parts(rest, isFilled: true) }
        if last == "slash" { return parts(rest, isFilled: isFilled).map(slashed) }
        if let place = words.firstIndex(of: "badge") {
            return parts(words[..<place], isFilled: isFilled).flatMap { badged($0, words[(place + 1)...]) }
        }
        return rest.isEmpty ? sign(name) : nil
    }

    /// Returns the parts of a letter, a digit, or two digits side by side; `nil` for any other name.
    private static func sign(_ name: String) -> [Part]? {
        if let drawing = SymbolPaths.letters[name] { return Part.parts(of: drawing) }
        let digits = name.compactMap { $0.isWholeNumber ? SymbolPaths.letters[String($0)] : nil }
        guard digits.count == 2, name.count == 2 else { return nil }
        return zip(digits, [-1, 8.2]).map { Part.parts(of: $0).placed($1, 3.6, scale: 0.7, lineWidth: 3.6) }
    }

    /// Returns the parts of the symbol inside a frame.
    ///
    /// If `own`, a drawing made for the framed symbol, isn't `nil`, the result is its parts without the first part,
    /// which is the frame. Otherwise, the result is the parts of the unframed symbol, scaled down.
    private static func inside(of own: String?, or words: ArraySlice<Substring>, isFilled: Bool) -> [Part]? {
        if let own { return Array(Part.parts(of: own).dropFirst()) }
        return parts(words, isFilled: false).map { parts in
            // Leave out the gaps in a filled frame, because there the symbol has the same color as the gaps.
            [parts.filter { !($0.isGap && isFilled) }.placed(5.28, 5.28, scale: 0.56, lineWidth: 2.9)]
        }
    }

    private static func framed(_ inside: [Part], _ frame: String, isFilled: Bool) -> [Part] {
        let outline = Part(layer: 2, shapes: [.path(frame, [])])
        return isFilled ? [outline.painted(.solid)] + inside.map { $0.painted(.mark) } : [outline] + inside
    }

    private static func slashed(_ parts: [Part]) -> [Part] {
        let gap = Part(layer: 1, shapes: [.path("M4.5 3.5l16 16", [.gap])], isGap: true)
        return parts + [gap, Part(layer: parts.nextLayer, shapes: [.path("M3.5 3.5l17 17", [])])]
    }

    /// Returns the parts with a badge in a corner: the small symbol that the words name, or a dot if there are no
    /// words.
    private static func badged(_ parts: [Part], _ words: ArraySlice<Substring>) -> [Part]? {
        let corner =
            words.isEmpty
            ? "M18.5 2.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" : "M18 14.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"
        let gap = Part(layer: 1, shapes: [.path(corner, [.gap])], isGap: true)
        var badge = Part(layer: 1, shapes: [.path(corner, [.dot])])
        if !words.isEmpty {
            guard let symbol = Self.parts(words, isFilled: false) else { return nil }
            badge = symbol.placed(12.6, 12.6, scale: 0.45, lineWidth: 3.6)
        }
        badge.layer = parts.nextLayer
        return parts + [gap, badge]
    }
}
