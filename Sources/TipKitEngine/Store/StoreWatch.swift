/// A watch over a store, which ends when it is let go.
public final class StoreWatch: Sendable {
    /// What the store knows the watch by.
    public let number: UInt64
    private let onEnd: @Sendable () -> Void

    /// Makes a watch.
    ///
    /// - Parameters:
    ///   - number: What the store knows the watch by.
    ///   - onEnd: Called on any thread once nobody holds the watch any more.
    public init(_ number: UInt64, onEnd: @escaping @Sendable () -> Void) {
        self.number = number
        self.onEnd = onEnd
    }

    deinit { onEnd() }
}
