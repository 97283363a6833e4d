public import Foundation

/// How a change moves: its curve, duration and repetitions.
///
/// A change of a view's style, such as its color, opacity, offset, scale or size, moves to its new value. Places that
/// follow from the layout of other views change at once. With the setting "reduced motion" nothing moves. The
/// `blendDuration` of a spring has no effect.
public struct Animation: Hashable, Sendable {
    /// The timing curve of a change.
    package enum Curve: Hashable, Sendable {
        /// A cubic curve from (0, 0) to (1, 1) with two control points.
        case bezier(Double, Double, Double, Double)
        /// A damped spring with a period in seconds; with a damping fraction of 1 or more it doesn't bounce.
        case spring(period: Double, dampingFraction: Double)
    }

    package var curve: Curve
    /// The duration of one run, in seconds at a speed of 1.
    package var duration: Double
    package var delay = 0.0
    package var speed = 1.0
    /// How often the change runs; `nil` without end.
    package var count: Int? = 1
    /// Whether every second run is reversed.
    package var isAlternating = false

    private init(_ curve: Curve, duration: Double) {
        self.curve = curve
        self.duration = max(0, duration)
    }

    private static let standardDuration = 0.35

    /// The platform's default animation, a spring without bounce.
    public static let `default` = Animation.smooth
    /// A constant speed.
    public static let linear = linear(duration: standardDuration)
    /// A slow start.
    public static let easeIn = easeIn(duration: standardDuration)
    /// A slow end.
    public static let easeOut = easeOut(duration: standardDuration)
    /// A slow start and end.
    public static let easeInOut = easeInOut(duration: standardDuration)
    /// A spring without bounce.
    public static let spring = spring(duration: 0.5, bounce: 0)
    /// A spring without bounce.
    public static let smooth = smooth(duration: 0.5)
    /// A spring with a large bounce.
    public static let bouncy = bouncy(duration: 0.5)
    /// A spring with a small bounce.
    public static let snappy = snappy(duration: 0.5)
    /// A spring for changes that follow a gesture.
    public static let interactiveSpring = interactiveSpring(response: 0.15)

    /// Returns an animation with a constant speed and the given duration.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// Returns an animation with a slow start and the given duration.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Returns an animation with a slow end and the given duration.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// Returns an animation with a slow start and end, and the given duration.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Returns an animation along a cubic curve with two control points.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.bezier(min(max(p1x, 0), 1), p1y, min(max(p2x, 0), 1), p2y), duration: duration)
    }

    /// Returns a spring with a period, and with a fraction of the damping that prevents any bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        let (response, fraction) = (max(response, 0.01), max(dampingFraction, 0.05))
        // The time after which the swing is less than a thousandth.
        let settling = fraction < 1 ? 6.9 / fraction : 9.2 * fraction
        return Animation(
            .spring(period: response, dampingFraction: fraction),
            duration: response / (2 * .pi) * settling
        )
    }

    /// Returns a spring with a perceived duration; a bounce of 0 is none, and with one of 1 it hardly stops.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        spring(response: duration, dampingFraction: bounce < 0 ? 1 / max(1 + bounce, 0.1) : 1 - bounce)
    }

    /// Returns a spring without bounce, except for the extra one.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// Returns a spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring with a large bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring for changes that follow a gesture.
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// Returns a spring from its physics; the velocity has no effect.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
        return spring(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingFraction: damping / (2 * (mass * stiffness).squareRoot())
        )
    }

    /// Returns the animation with a delay, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { changed { $0.delay += delay } }
    /// Returns the animation at a multiple of its speed.
    public func speed(_ speed: Double) -> Animation { changed { $0.speed *= max(speed, 0.001) } }
    /// Returns the animation, repeated without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changed {
            $0.count = nil
            $0.isAlternating = autoreverses
        }
    }
    /// Returns the animation, repeated several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        changed {
            $0.count = max(1, repeatCount)
            $0.isAlternating = autoreverses
        }
    }

    private func changed(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}
