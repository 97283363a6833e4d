import Foundation
import TipHTML
package import TipUI

extension Patch {
    /// The timing of a motion, as the Web Animations API takes it.
    package struct Timing: Codable, Equatable, Sendable {
        /// In milliseconds.
        package var duration: Double
        /// In milliseconds.
        package var delay: Double?
        package var easing: String
        /// How often the motion runs; a million for a motion without end, since JSON has no infinity.
        package var iterations: Int?
        package var direction: String?
        package var fill: String?

        package init(_ animation: Animation, fill: String? = nil) {
            duration = (animation.duration / animation.speed * 1000).rounded()
            delay = animation.delay > 0 ? (animation.delay * 1000).rounded() : nil
            easing = animation.curve.css
            let count = animation.count ?? 1_000_000
            iterations = count == 1 ? nil : count
            direction = animation.isAlternating && count > 1 ? "alternate" : nil
            self.fill = fill
        }
    }

    /// Creates the patch of a motion.
    init(_ motion: Mutation.Motion, of id: String) {
        switch motion {
        case .change(let animation):
            self = .animate(id: id, frames: nil, timing: Timing(animation), isRemoval: false)
        case .appearance(let frame, let animation):
            let timing = Timing(animation, fill: "backwards")
            self = .animate(id: id, frames: [frame.css, [:]], timing: timing, isRemoval: false)
        case .removal(let frame, let animation):
            let timing = Timing(animation, fill: "both")
            self = .animate(id: id, frames: [[:], frame.css], timing: timing, isRemoval: true)
        case .effect(let effect):
            let timing = Timing(.easeInOut(duration: 0.6))
            self = .animate(id: id, frames: effect.frames, timing: timing, isRemoval: false)
        case .scroll(let anchor, let isAnimated):
            self = .scroll(
                id: id,
                block: anchor.map { nearestPosition($0.y) } ?? "nearest",
                inline: anchor.map { nearestPosition($0.x) } ?? "nearest",
                behavior: isAnimated ? "smooth" : nil
            )
        }
    }
}

extension Animation.Curve {
    /// The curve as a CSS easing function.
    var css: String {
        switch self {
        case .bezier(0, 0, 1, 1): "linear"
        case .bezier(let x1, let y1, let x2, let y2):
            "cubic-bezier(\(number(x1)),\(number(y1)),\(number(x2)),\(number(y2)))"
        case .spring(let period, let fraction):
            "linear(\((0...24).map { number($0 == 24 ? 1 : position(Double($0) / 24, period, fraction)) }.joined(separator: ",")))"
        }
    }

    /// Returns where a spring is after a fraction of its duration; it begins at 0 and comes to rest at 1.
    private func position(_ time: Double, _ period: Double, _ fraction: Double) -> Double {
        // In units of the undamped spring's angle.
        let angle = time * (fraction < 1 ? 6.9 / fraction : 9.2 * fraction)
        if fraction < 1 {
            let swing = (1 - fraction * fraction).squareRoot()
            let decay = exp(-fraction * angle)
            return 1 - decay * (cos(swing * angle) + fraction / swing * sin(swing * angle))
        }
        if fraction == 1 { return 1 - exp(-angle) * (1 + angle) }
        let root = (fraction * fraction - 1).squareRoot()
        let (slow, fast) = (fraction - root, fraction + root)
        return 1 - (fast * exp(-slow * angle) - slow * exp(-fast * angle)) / (2 * root)
    }
}

extension TransitionFrame {
    /// The frame as CSS properties.
    fileprivate var css: [String: String] {
        var css: [String: String] = [:]
        if let opacity { css["opacity"] = number(opacity) }
        if let scale { css["scale"] = number(scale) }
        if let blur { css["filter"] = "blur(\(pixels(blur)))" }
        if move != .zero || offset != .zero {
            let lengths = [(move.width, offset.width), (move.height, offset.height)].map { fraction, points in
                "calc(\(percent(Double(fraction))) + \(pixels(Double(points))))"
            }
            css["translate"] = lengths.joined(separator: " ")
        }
        return css
    }
}

extension SymbolEffectContent {
    /// The steps of the effect when it happens once.
    fileprivate var frames: [[String: String]] {
        switch self {
        case .bounce: [[:], ["scale": "1.25"], ["scale": "0.95"], [:]]
        case .pulse: [[:], ["opacity": "0.4"], [:]]
        case .breathe: [[:], ["scale": "1.15"], [:]]
        case .wiggle: [[:], ["rotate": "-12deg"], ["rotate": "12deg"], [:]]
        case .rotate: [["rotate": "0deg"], ["rotate": "360deg"]]
        }
    }

    /// The CSS animation of the effect while it lasts.
    var animation: String {
        switch self {
        case .bounce: "tipui-grow 0.4s ease-out infinite alternate"
        case .pulse: "tipui-busy 0.9s ease-in-out infinite alternate"
        case .breathe: "tipui-grow 1.4s ease-in-out infinite alternate"
        case .wiggle: "tipui-wiggle 0.25s ease-in-out infinite alternate"
        case .rotate: "tipui-turn 2s linear infinite"
        }
    }
}
