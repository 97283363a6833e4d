/// The animation under which a change is made.
public struct Transaction: Sendable {
    /// The animation; `nil` for none.
    public var animation: Animation?
    /// Whether the animations that views set for their changes are ignored.
    public var disablesAnimations = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    @TaskLocal static var current: Transaction?
}

/// Runs a closure, and animates the changes that it makes, together with all other changes in the same update.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// When the completion of an animation is called; here both values mean the end of its duration.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// The change looks complete.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// The animation has ended.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Runs a closure, animates the changes that it makes, and calls another closure once the animation's duration is over.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    let seconds = animation.map { $0.delay + $0.duration / $0.speed * Double($0.count ?? 1) } ?? 0
    Task { @MainActor in
        // The sleep fails only if the task is canceled, and nothing cancels it.
        do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
        completion()
    }
    return result
}

/// Runs a closure under a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

extension View {
    /// Animates changes of the view and its descendants when a value changes.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        MotionModifier(
            content: self,
            motion: Primitive.Motion(value: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }
        )
    }

    /// Animates all changes of the view and its descendants.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction under which the view and its descendants change.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        MotionModifier(content: self, motion: Primitive.Motion(isAlwaysActive: true, transform: transform))
    }

    /// Changes the transaction under which the view and its descendants change when a value changes.
    public nonisolated func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        MotionModifier(content: self, motion: Primitive.Motion(value: value, transform: transform))
    }
}

extension Binding {
    /// Returns a binding that animates the changes made through it.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns a binding whose changes are made under a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}

/// A view whose elements move.
struct MotionModifier<Content: View> {
    let content: Content
    let motion: Primitive.Motion

    nonisolated init(content: Content, motion: Primitive.Motion) {
        self.content = content
        self.motion = motion
    }
}

extension MotionModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var primitive = Primitive(children: [Primitive.Child(content)])
        primitive.motion = motion
        return primitive
    }
}

extension MotionModifier: SingleElementView where Content: SingleElementView {}
extension MotionModifier: UnaryView where Content: UnaryView {}
