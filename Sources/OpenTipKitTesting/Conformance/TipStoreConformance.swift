public import OpenTipKit

/// What every `TipStore` must do, as checks that a test runs one by one.
///
/// ```swift
/// @Test(arguments: TipStoreConformance.checks)
/// func conforms(_ check: TipStoreConformance.Check) throws {
///     let store = InMemoryTipStore()
///     try check.run { store }
/// }
/// ```
public enum TipStoreConformance {
    /// One thing that a store must do.
    public struct Check: Sendable, CustomStringConvertible {
        /// What the store must do, in a sentence.
        public let description: String

        let body: @Sendable (Subject) throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (Subject) throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Runs the check on an empty store.
        ///
        /// - Parameter open: Opens the store; called again after a store was closed, it opens the same one.
        /// - Throws: ``ConformanceFailure`` that says what isn't as it must be, or what the store throws.
        public func run(_ open: @escaping () throws -> any TipStore) throws {
            try body(Subject(check: description, open: open))
        }
    }

    /// All checks.
    public static let checks: [Check] =
        tips + notes + inputs + resets + refusals + updates + reaching + late + versions + texts
}
