public import Observation
public import TipKitEngine

/// A group of tips that offers one tip at a time.
///
/// A group has no state of its own: it reads the statuses of its tips in the current tip center, so one group may serve
/// several people. Cast the current tip to find out which view it belongs to.
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
        /// The first tip that isn't invalidated, once it may appear.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - priority: The rule for choosing the offered tip.
    ///   - builder: The tips, in order.
    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        self.priority = priority
        tips = builder()
    }

    /// The tip that may currently be shown; `nil` if there is none.
    ///
    /// A view that reads this property updates when it changes.
    @MainActor public var currentTip: (any Tip)? { current }

    /// A sequence of the current tip, if any, and each tip that becomes current later.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
        let center = TipCenter.current
        let group = self
        return AsyncStream { continuation in
            let task = Task {
                // A single task reads the current tip, so that values are emitted in the order in which they were read.
                let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
                if group.tips.isEmpty { signal.finish() }
                await withTaskGroup(of: Void.self) { tasks in
                    for tip in group.tips {
                        let updates = center.run { tip.statusUpdates }
                        tasks.addTask { for await _ in updates { signal.yield() } }
                    }
                    var last: String?
                    for await _ in signals {
                        let current = center.run { group.current }
                        if let current, current.id != last { continuation.yield(current) }
                        last = current?.id
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private var current: (any Tip)? {
        var current: (any Tip)?
        var turn: String?
        for tip in tips where turn == nil {
            let status = tip.status
            if status == .available { current = tip }
            if status == .available || priority == .ordered && status == .pending { turn = tip.id }
        }
        TipCenter.current.setGroupTurn(turn, among: tips.map(\.id), isOrdered: priority == .ordered)
        return current
    }
}

extension Tips {
    /// Builds the members of a group from the statements of a body.
    @resultBuilder
    public struct GroupBuilder {
        /// Builds an empty list of tips.
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

        /// Begins with a tip.
        public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }

        /// Begins with tips.
        public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }

        /// Begins with a statement without a value.
        public static func buildPartialBlock(first: Void) -> [any Tip] { [] }

        /// Begins with a statement that never returns.
        public static func buildPartialBlock(first: Never) -> [any Tip] {}

        /// Adds a tip.
        public static func buildPartialBlock(accumulated: [any Tip], next: any Tip) -> [any Tip] {
            accumulated + [next]
        }

        /// Adds tips.
        public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] {
            accumulated + next
        }
    }
}
