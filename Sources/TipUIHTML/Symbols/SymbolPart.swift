/// A part of a symbol, which has one colour where layers are coloured one by one.
struct SymbolPart {
    /// The layer that colours the part, 1 to 3.
    var layer: Int
    /// The shapes of the part.
    var markup: String
    /// Whether the part keeps others apart, in the colour of the ground.
    var isGap = false

    /// The parts of a drawing as `SymbolPaths` writes it.
    static func parts(of drawing: String) -> [SymbolPart] {
        drawing.split(separator: "|").map { part in
            let signs = part.prefix { $0 != "M" }
            let names = signs.compactMap { classes[$0] }
            let painting = names.isEmpty ? "" : " class=\"\(classNames(names.joined(separator: " ")))\""
            return SymbolPart(
                layer: signs.first?.wholeNumberValue ?? 1,
                markup: "<path\(painting) d=\"\(part.dropFirst(signs.count))\"/>"
            )
        }
    }

    private static let classes: [Character: String] = ["#": "solid", "*": "dot", "-": "cut", "!": "mark"]

    /// The part in one piece with what the style sheet needs to colour it.
    var colouredMarkup: String { layer == 1 ? markup : "<g class=\"\(classNames("layer-\(layer)"))\">\(markup)</g>" }

    /// The part as the style sheet paints the things of a class.
    func painted(_ name: String) -> SymbolPart {
        SymbolPart(layer: layer, markup: "<g class=\"\(classNames(name))\">\(markup)</g>", isGap: isGap)
    }
}

extension [SymbolPart] {
    /// The layer of what is put to these parts.
    var nextLayer: Int { Swift.min(3, (map(\.layer).max() ?? 0) + 1) }

    /// All as one part of the first layer, drawn at another size and place with lines of another width.
    func placed(_ x: Double, _ y: Double, scale: Double, width: Double) -> SymbolPart {
        let markup = map(\.markup).joined()
        let place = "translate(\(number(x)) \(number(y))) scale(\(number(scale)))"
        return SymbolPart(
            layer: 1,
            markup: "<g transform=\"\(place)\" stroke-width=\"\(number(width))\">\(markup)</g>"
        )
    }
}
