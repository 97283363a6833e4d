extension Symbol.Part {
    /// The parts of a drawing as `SymbolPaths` writes it.
    static func parts(of drawing: String) -> [Symbol.Part] {
        drawing.split(separator: "|").map { part in
            let signs: Substring = part.prefix { $0 != "M" }
            let data: Substring = part.dropFirst(signs.count)
            return Symbol.Part(
                layer: signs.first?.wholeNumberValue ?? 1,
                shapes: [.path(String(data), signs.compactMap { manners[$0] })]
            )
        }
    }

    private static let manners: [Character: Symbol.Manner] = ["#": .solid, "*": .dot, "-": .cut, "!": .mark]

    /// The part, painted as a whole.
    func painted(_ manner: Symbol.Manner) -> Symbol.Part {
        Symbol.Part(layer: layer, shapes: [.painted(manner, shapes)], isGap: isGap)
    }
}

extension [Symbol.Part] {
    /// The layer of what is put to these parts.
    var nextLayer: Int { Swift.min(3, (map(\.layer).max() ?? 0) + 1) }

    /// All as one part of the first layer, at another size and place with lines of another width.
    func placed(_ x: Double, _ y: Double, scale: Double, lineWidth: Double) -> Symbol.Part {
        Symbol.Part(
            layer: 1,
            shapes: [.placed(x: x, y: y, scale: scale, lineWidth: lineWidth, flatMap(\.shapes))]
        )
    }
}
