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

    /// Makes an angle from radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Makes an angle from degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// An angle of 0.
    public static let zero = Angle()

    /// Returns whether an angle is less than another.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
