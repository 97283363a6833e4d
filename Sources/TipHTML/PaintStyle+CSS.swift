import Foundation
package import TipContent

extension PaintStyle {
    /// The paint of text as a CSS color or image; the palette's colors are dark enough to read on a light background.
    package var css: String { css(prefix: "") }

    /// The paint of an area, a line or a symbol as a CSS color or image; the palette's colors are Apple's.
    package var area: String { css(prefix: "area-") }

    /// The paint of an area that is twice as wide and high as a drawing in its middle.
    ///
    /// - Parameter edge: How much larger than the drawing the frame is, on each side, to which the paint's positions refer.
    package func doubledArea(edge: Double) -> String { css(prefix: "area-", edge: edge) }

    /// Whether the paint is a gradient that SVG doesn't have as CSS does.
    package var isRadial: Bool {
        switch self {
        case .radialGradient, .angularGradient: true
        case .opacity(let paint, _): paint.isRadial
        default: false
        }
    }

    private func css(prefix: String, edge: Double? = nil) -> String {
        func place(_ point: UnitPoint) -> String {
            [Double(point.x), Double(point.y)].map { fraction in
                guard let edge else { return percent(fraction) }
                return "calc(\(percent(0.25 + fraction / 2)) + \(pixels(edge * (2 * fraction - 1))))"
            }.joined(separator: " ")
        }
        return switch self {
        case .system(let color): color.isTextColor ? "var(--\(color.rawValue))" : "var(--\(prefix)\(color.rawValue))"
        case .rgba(let red, let green, let blue, let alpha):
            Color.Components(red: red, green: green, blue: blue, alpha: alpha).css
        case .adaptive(let light, let dark): "light-dark(\(light.css), \(dark.css))"
        case .hierarchical(let rank): "var(--label-\(max(0, min(3, rank))))"
        case .tint: "var(--tint)"
        case .foreground: "currentColor"
        case .background: "var(--page)"
        case .material(let thickness): "var(--material-\(max(0, min(5, thickness))))"
        case .linearGradient(let stops, let start, let end):
            "linear-gradient(\(angle(from: start, to: end))deg, "
                + stops.map { "\($0.paint.css(prefix: prefix)) \(percent($0.location))" }.joined(separator: ", ") + ")"
        case .radialGradient(let stops, let center, let radii):
            "radial-gradient(circle at \(place(center)),"
                + stops.map { stop in
                    let radius = radii.lowerBound + stop.location * (radii.upperBound - radii.lowerBound)
                    return "\(stop.paint.css(prefix: prefix)) \(pixels(radius))"
                }.joined(separator: ",") + ")"
        case .angularGradient(let stops, let center, let degrees):
            // In CSS an angle of 0 points up.
            "conic-gradient(from \(number(degrees.lowerBound + 90))deg at \(place(center)),"
                + stops.map { stop in
                    let angle = stop.location * (degrees.upperBound - degrees.lowerBound)
                    return "\(stop.paint.css(prefix: prefix)) \(number(angle))deg"
                }.joined(separator: ",") + ")"
        case .mixed(let first, let second, let fraction, let isPerceptual):
            "color-mix(in \(isPerceptual ? "oklab" : "srgb"), \(first.css(prefix: prefix)), "
                + "\(second.css(prefix: prefix)) \(percent(fraction)))"
        case .opacity(let paint, let opacity):
            "color-mix(in srgb, \(paint.css(prefix: prefix)) \(percent(opacity)), transparent)"
        }
    }

    /// The declarations for the backdrop of an area with this paint: a material blurs the backdrop.
    package var backdrop: [String] {
        if case .material = self { ["backdrop-filter:blur(20px) saturate(1.6)"] } else { [] }
    }

    /// The paint reduced to a single color: for a gradient, its first color.
    package var singleColor: PaintStyle {
        switch self {
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _), .angularGradient(let stops, _, _):
            stops.first?.paint.singleColor ?? .foreground
        case .opacity(let paint, let opacity): .opacity(paint.singleColor, opacity)
        case .system, .rgba, .adaptive, .hierarchical, .tint, .foreground, .background, .material, .mixed: self
        }
    }

    /// The declarations for the color of cutouts in symbols on this paint, if the paint has several colors or is
    /// translucent.
    package var cutout: [String] {
        switch self {
        case .linearGradient, .radialGradient, .angularGradient: ["--cutout:\(singleColor.area)"]
        case .material, .opacity: ["--cutout:var(--page)"]
        case .system, .rgba, .adaptive, .hierarchical, .tint, .foreground, .background, .mixed: []
        }
    }

    /// The declarations with which a background tells cutouts in white symbols its color.
    package var behind: [String] {
        switch self {
        case .system(let color) where color == .clear: []
        case .system, .rgba, .adaptive, .hierarchical, .tint, .linearGradient, .radialGradient, .angularGradient,
            .mixed:
            ["--behind:\(singleColor.area)"]
        case .opacity, .material, .foreground, .background: []
        }
    }

    /// Whether the paint is white, on which cutouts in the color of a card can't be seen.
    package var isWhite: Bool {
        switch self {
        case .system(let color): color == .white
        case .rgba(let red, let green, let blue, _): red == 1 && green == 1 && blue == 1
        case .opacity(let paint, _): paint.isWhite
        case .adaptive, .hierarchical, .tint, .foreground, .background, .material, .linearGradient, .radialGradient,
            .angularGradient, .mixed:
            false
        }
    }

    private func angle(from start: UnitPoint, to end: UnitPoint) -> String {
        number(atan2(end.x - start.x, start.y - end.y) * 180 / .pi)
    }
}

extension Color.Components {
    fileprivate var css: String { "rgb(\(percent(red)) \(percent(green)) \(percent(blue)) / \(percent(alpha)))" }
}

extension SystemColor {
    /// Whether the color is the same for text and for areas.
    fileprivate var isTextColor: Bool {
        switch self {
        case .white, .black, .clear, .primary, .secondary, .accent: true
        case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray: false
        }
    }
}
