/// A signal that a person can feel or hear.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String

    /// A task was completed.
    public static let success = SensoryFeedback(name: "success")
    /// A task deserves attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task has failed.
    public static let error = SensoryFeedback(name: "error")
    /// A selection has changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value has grown.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value has shrunk.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something has begun.
    public static let start = SensoryFeedback(name: "start")
    /// Something has ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something is aligned.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Something has reached another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Objects have collided.
    public static let impact = SensoryFeedback(name: "impact")

    /// The weight of objects that collide.
    public struct Weight: Hashable, Sendable {
        private let name: String

        /// Light objects.
        public static let light = Weight(name: "light")
        /// Objects of medium weight.
        public static let medium = Weight(name: "medium")
        /// Heavy objects.
        public static let heavy = Weight(name: "heavy")
    }

    /// Returns the signal that objects of a weight have collided; the weight has no effect.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
    /// Has no effect: few browsers can make a device vibrate, and none on an iPhone.
    public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable { self }

    /// Has no effect: few browsers can make a device vibrate, and none on an iPhone.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable { self }

    /// Has no effect: few browsers can make a device vibrate, and none on an iPhone.
    public nonisolated func sensoryFeedback<T>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable { self }
}
