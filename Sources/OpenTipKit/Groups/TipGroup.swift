public import Observation
public import TipKitEngine

/// Tips of which one is offered at a time.
///
/// A group holds no state of its own: it reads its members' statuses in the current centre, so one group may serve
/// several people. A cast says which view the present member belongs to.
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
    /// Which member is offered.
    public enum Priority: Equatable, Hashable, Sendable {
        /// The first that may appear.
        case firstAvailable
        /// The next once all before it are invalidated, when it may appear.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - priority: Which member is offered.
    ///   - builder: The members, in order.
    public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
        self.priority = priority
        tips = builder()
    }

    /// The member that may be shown now; `nil` if there is none.
    ///
    /// A view that reads it follows it.
    @MainActor public var currentTip: (any Tip)? { current }

    /// The members as they become current; the present one first.
    public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
        let center = TipCenter.current
        let group = self
        return AsyncStream { continuation in
            let task = Task {
                // One reader, so that what is read last is emitted last.
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
        /// Builds an empty body.
        public static func buildBlock() -> [any Tip] { [] }

        /// Takes members in a row.
        public static func buildBlock(_ components: any Tip...) -> [any Tip] { components }

        /// Takes what a loop gives.
        public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }

        /// Takes the first branch of a condition.
        public static func buildEither(first component: [any Tip]) -> [any Tip] { component }

        /// Takes the second branch of a condition.
        public static func buildEither(second component: [any Tip]) -> [any Tip] { component }

        /// Takes what an `if` without `else` gives.
        public static func buildIf(_ element: [any Tip]?) -> [any Tip] { element ?? [] }

        /// Takes what stands under `if #available`.
        public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }

        /// Begins with a tip.
        public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }

        /// Begins with tips.
        public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }

        /// Begins with a statement that gives nothing.
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
