public import OpenTipKit

/// A new, empty store of the kind that a simulation plays on, and what can happen to its file.
public struct SimulatedStore: Sendable {
    /// Opens another handle on the one store.
    package let open: @Sendable () throws -> any TipStore
    let vanish: (@Sendable () throws -> Void)?
    let replace: (@Sendable () throws -> Void)?

    /// Makes the description of a store.
    ///
    /// - Parameters:
    ///   - open: Opens another handle on the one store, as another process would; what it needs lives as long as the
    ///     closure.
    ///   - vanish: Deletes the store's file under the open handles, which must go on with all that it held; `nil` for a
    ///     store that has no file.
    ///   - replace: Puts an empty store in the place of the file under the open handles, which must go on with all that
    ///     they held; `nil` for a store that has no file.
    public init(
        open: @escaping @Sendable () throws -> any TipStore,
        vanish: (@Sendable () throws -> Void)? = nil,
        replace: (@Sendable () throws -> Void)? = nil
    ) {
        self.open = open
        self.vanish = vanish
        self.replace = replace
    }
}
