/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Makes an angle of 0.
    public init() {
        radians = 0
    }

    /// Makes an angle of radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Makes an angle of degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// An angle of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No turn.
    public static let zero = Angle()

    /// Whether an angle is less than another.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
