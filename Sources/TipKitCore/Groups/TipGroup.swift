public import Observation
public import TipKitEngine

/// A group of tips that offers one tip at a time.
///
/// A group has no state of its own: it reads the statuses of its tips in the current tip center, so one group may serve
/// several people. To show each tip at its own view, cast the current tip to the type that the view shows.
///
/// ```swift
/// struct Tools: View {
///     @State private var tips = TipGroup(.ordered) {
///         BookmarkTip()
///         NotesTip()
///     }
///
///     var body: some View {
///         HStack {
///             Button("Ribbon") { BookmarkTip().invalidate(reason: .actionPerformed) }
///                 .popoverTip(tips.currentTip as? BookmarkTip)
///             Button("Notes") { NotesTip().invalidate(reason: .actionPerformed) }
///                 .popoverTip(tips.currentTip as? NotesTip)
///         }
///     }
/// }
/// ```
public final class TipGroup: Observable, Sendable {
    /// The rule for choosing the tip that a group offers.
    public enum Priority: Equatable, Hashable, Sendable {
        /// The first tip that may appear.
        case firstAvailable
        /// The first tip that isn't invalidated; no tip is offered until that tip may appear.
        case ordered
    }

    private let priority: Priority
    private let showsPosition: Bool
    private let tips: [any Tip]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - priority: The rule for choosing the offered tip.
    ///   - showsPosition: Whether the card of a tip says its place, such as "2 of 4", in the person's language; only in an
    ///     ordered group. Not in Apple's TipKit.
    ///   - builder: The tips, in order.
    public init(
        _ priority: Priority = .firstAvailable,
        showsPosition: Bool = false,
        @Tips.GroupBuilder _ builder: () -> [any Tip]
    ) {
        self.priority = priority
        self.showsPosition = showsPosition && priority == .ordered
        tips = builder()
    }

    /// The tip that the group offers now; `nil` if the group offers none.
    ///
    /// A view that reads this property updates when the offered tip changes.
    @MainActor public var currentTip: (any Tip)? { current }

    /// A sequence of the current tip, if any, and each tip that becomes current later.
    ///
    /// The sequence ends when its tip center is deallocated.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: (any Tip).self)
        // Only this task reads the current tip, so that the tips are emitted in the order in which they became current.
        // A detached task doesn't inherit the current center, which it would keep alive.
        let task = Task.detached(priority: Task.currentPriority) { [self, weak center = TipCenter.current] in
            var last: String?
            for await _ in signals(of: center) {
                guard let center else { break }
                let current = center.run { self.current }
                if let current, current.id != last { continuation.yield(current) }
                last = current?.id
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// A stream with an element after each change of a tip's status, which ends with the center.
    private func signals(of center: TipCenter?) -> AsyncStream<Void> {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let updates = tips.compactMap { tip in center?.run { tip.statusUpdates } }
        let task = Task.detached {
            await withTaskGroup(of: Void.self) { tasks in
                for updates in updates {
                    tasks.addTask { for await _ in updates { signal.yield() } }
                }
            }
            signal.finish()
        }
        signal.onTermination = { _ in task.cancel() }
        return signals
    }

    /// The tip that the group offers now in the current center; `nil` if it offers none.
    package var current: (any Tip)? {
        var current: (any Tip)?
        var turn: String?
        for tip in tips where turn == nil {
            let status = tip.status
            if status == .available { current = tip }
            if status == .available || priority == .ordered && status == .pending { turn = tip.id }
        }
        TipCenter.current.setGroupTurn(
            turn,
            among: tips.map(\.id),
            isOrdered: priority == .ordered,
            showsPosition: showsPosition
        )
        return current
    }
}

extension Tips {
    /// Builds the members of a group from the statements of a body.
    @resultBuilder
    public struct GroupBuilder {
        /// Builds an empty list of tips, with a warning.
        @available(*, deprecated, message: "there is no tip; add '|| os(Linux)' to its #if, or write []")
        public static func buildBlock() -> [any Tip] { [] }

        /// Builds a list from several tips.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }

        /// Combines the tips of all iterations of a loop.
        public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }

        /// Builds the tips of the first branch of a condition.
        public static func buildEither(first component: [any Tip]) -> [any Tip] { component }

        /// Builds the tips of the second branch of a condition.
        public static func buildEither(second component: [any Tip]) -> [any Tip] { component }

        /// Builds the tips of an `if` without `else`.
        public static func buildIf(_ element: [any Tip]?) -> [any Tip] { element ?? [] }

        /// Builds the tips inside `if #available`.
        public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }

        /// Begins the list with one tip.
        public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }

        /// Begins the list with the tips of the first statement.
        public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }

        /// Begins an empty list if the first statement has no value.
        public static func buildPartialBlock(first: Void) -> [any Tip] { [] }

        /// Accepts a first statement that never returns.
        public static func buildPartialBlock(first: Never) -> [any Tip] {}

        /// Adds one tip to the list.
        public static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip] {
            accumulated + [next]
        }

        /// Adds the tips of the next statement to the list.
        public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] {
            accumulated + next
        }
    }
}
