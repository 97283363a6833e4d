import Foundation
import TipUI

extension PaintStyle {
    /// The paint as a CSS color or image.
    var css: String {
        switch self {
        case .system(let color): "var(--\(color.rawValue))"
        case .rgba(let red, let green, let blue, let alpha):
            "rgb(\(percent(red)) \(percent(green)) \(percent(blue)) / \(percent(alpha)))"
        case .hierarchical(let rank): "var(--label-\(max(0, min(3, rank))))"
        case .tint: "var(--tint)"
        case .foreground: "currentColor"
        case .background: "var(--page)"
        case .material(let thickness): "var(--material-\(max(0, min(4, thickness))))"
        case .linearGradient(let stops, let start, let end):
            "linear-gradient(\(angle(from: start, to: end))deg, "
                + stops.map { "\($0.paint.css) \(percent($0.location))" }.joined(separator: ", ") + ")"
        case .opacity(let paint, let opacity):
            "color-mix(in srgb, \(paint.css) \(percent(opacity)), transparent)"
        }
    }

    /// The declarations for the backdrop of an area with this paint: a material blurs the backdrop.
    var backdrop: [String] {
        if case .material = self { ["backdrop-filter:blur(20px) saturate(1.6)"] } else { [] }
    }

    /// The paint reduced to a single color: for a gradient, its first color.
    var singleColor: PaintStyle {
        switch self {
        case .linearGradient(let stops, _, _): stops.first?.paint.singleColor ?? .foreground
        case .opacity(let paint, let opacity): .opacity(paint.singleColor, opacity)
        case .system, .rgba, .hierarchical, .tint, .foreground, .background, .material: self
        }
    }

    /// The declarations for the color of cutouts in symbols on this paint, if the paint has several colors or is
    /// translucent.
    var cutout: [String] {
        switch self {
        case .linearGradient: ["--cutout:\(singleColor.css)"]
        case .material, .opacity: ["--cutout:var(--page)"]
        case .system, .rgba, .hierarchical, .tint, .foreground, .background: []
        }
    }

    var isImage: Bool {
        if case .linearGradient = self { true } else { false }
    }

    private func angle(from start: UnitPoint, to end: UnitPoint) -> String {
        number(atan2(end.x - start.x, start.y - end.y) * 180 / .pi)
    }
}

/// A length in CSS pixels.
func pixels(_ value: Double) -> String { "\(number(value))px" }

/// A length that scales with the browser's text size.
func rems(_ points: Double) -> String { "\(number(points / 16))rem" }

func percent(_ fraction: Double) -> String { "\(number(fraction * 100))%" }

/// Formats a number for CSS: finite, with at most three decimal places.
func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
}
