package import TipKitEngine

/// A new, empty store for a simulation, with operations on its file.
package struct SimulatedStore: Sendable {
    /// Opens another handle on the store.
    package let open: @Sendable () throws -> any TipStore
    let vanish: (@Sendable () throws -> Void)?
    let replace: (@Sendable () throws -> Void)?
    let squeeze: (@Sendable (Int) throws -> Void)?
    let release: (@Sendable () throws -> Void)?

    /// Creates a description of a store.
    ///
    /// - Parameters:
    ///   - open: Opens another handle on the store, as another process would. The closure must keep the objects alive
    ///     that it needs.
    ///   - vanish: Deletes the store's file while handles are open, and the handles must keep the file's contents;
    ///     `nil` for a store without a file.
    ///   - replace: Replaces the file with an empty store while handles are open, and the handles must keep their
    ///     contents; `nil` for a store without a file.
    ///   - squeeze: Leaves free the given number of pages of 4 KB on the store's disk; `nil` if the disk isn't the
    ///     store's own.
    ///   - release: Ends the effect of `squeeze`.
    package init(
        open: @escaping @Sendable () throws -> any TipStore,
        vanish: (@Sendable () throws -> Void)? = nil,
        replace: (@Sendable () throws -> Void)? = nil,
        squeeze: (@Sendable (Int) throws -> Void)? = nil,
        release: (@Sendable () throws -> Void)? = nil
    ) {
        self.open = open
        self.vanish = vanish
        self.replace = replace
        self.squeeze = squeeze
        self.release = release
    }
}

/// The faults that may occur in a simulation.
package struct SimulationFaults: OptionSet, Sendable {
    /// The bits of the set.
    package let rawValue: Int

    /// Creates a set from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A store call throws without changing anything.
    package static let failures = SimulationFaults(rawValue: 1)
    /// The store can't be written, or neither read nor written, for some time.
    package static let outages = SimulationFaults(rawValue: 2)
    /// A center's process dies, between two calls or within one, and is relaunched.
    package static let kills = SimulationFaults(rawValue: 4)
    /// Another center acts between the reads, the commit and the return of a call.
    package static let interleaving = SimulationFaults(rawValue: 8)
    /// The clock jumps hours forward and backward.
    package static let clockJumps = SimulationFaults(rawValue: 16)
    /// The store's file is deleted or replaced, if the ``SimulatedStore`` supports it.
    package static let files = SimulationFaults(rawValue: 32)
    /// All faults.
    package static let all: SimulationFaults = [.failures, .outages, .kills, .interleaving, .clockJumps, .files]
}
