/// What `Image(systemName:)` draws, as data for any renderer: a set of our own on a grid of 24, in strokes of one width.
///
/// Fillings, frames, slashes and badges are derived from the plain form. `forward` and `backward` in a name turn with the
/// direction of reading; `left` and `right` stay.
package struct Symbol: Equatable, Sendable {
    /// The parts, back to front.
    package var parts: [Part]
    /// Whether it points to where reading leads or comes from: it is mirrored where reading is from right to left.
    package var turnsWithReading: Bool

    /// Finds the symbol of a name, or a neutral one if there is no drawing of it.
    package init(_ name: String) {
        parts = Self.parts(named: name) ?? Part.parts(of: SymbolPaths.neutral)
        turnsWithReading = name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// Whether there is a drawing for a name.
    package static func knows(_ name: String) -> Bool { parts(named: name) != nil }

    /// A part of a symbol, which has one colour where layers are coloured one by one.
    package struct Part: Equatable, Sendable {
        /// The layer that colours the part, 1 to 3.
        package var layer: Int
        /// What is drawn, back to front.
        package var shapes: [Shape]
        /// Whether the part keeps others apart, in the colour of the background.
        package var isGap = false
    }

    /// What a part is drawn of.
    package indirect enum Shape: Equatable, Sendable {
        /// SVG path data; a line in the part's colour, unless manners say otherwise.
        case path(String, [Manner])
        /// Shapes in one manner.
        case painted(Manner, [Shape])
        /// Shapes at another place and size, with lines of another width.
        case placed(x: Double, y: Double, scale: Double, lineWidth: Double, [Shape])
    }

    /// How something of a symbol is painted.
    package enum Manner: String, Sendable {
        /// Filled, with its line.
        case solid
        /// Filled, without a line.
        case dot
        /// Cut out of what lies behind.
        case cut
        /// Cut out too, unless layers are coloured one by one.
        case mark
        /// In the colour of the background, with a wider line.
        case gap
    }
}
