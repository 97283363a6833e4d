public import Foundation

/// A durable memory of one person's tips.
///
/// A store keeps what one replica has written and what other replicas' rows say, and answers with their join.
/// Every method may be called from any thread; each is one transaction, on disk before it returns. A store never
/// loses a write that returned, and a write that throws has changed nothing.
///
/// What is thrown is the store's own. A centre passes on what is thrown while it is configured or reset; else it logs it,
/// and goes on with what it has in memory: what can't be read counts as not stored, and what can't be written holds
/// until the process ends.
public protocol TipStore: Sendable {
    /// Reads what a centre needs to start: nothing that grows with tips or donations.
    func open() throws -> StoreHeader

    /// Reads the joined record of a tip; `nil` if nothing is stored of it in its present epoch.
    func record(ofTip id: String) throws -> TipRecord?

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    func parameter(_ id: String) throws -> StoredParameter?

    /// Reads how many donations an event has: a number that is kept up, not counted.
    func tally(ofEvent id: String) throws -> Int

    /// Reads the newest donations of an event later than a moment, oldest first, at most so many.
    func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation]

    /// Whether anybody else, such as a tool, can read what decides about tips; else none of it is written down.
    var keepsNotes: Bool { get }

    /// Reads what was last written down about each tip, in the order of their ids; none if no notes are kept.
    func notes() throws -> [TipNote]

    /// Carries out the changes in one transaction.
    ///
    /// Changes that others have committed in the meantime come before these, whatever versions they carry.
    func commit(_ changes: [StoreChange]) throws

    /// Calls a closure whenever somebody else has committed a change, such as another process.
    ///
    /// The closure is called on any thread, once for several changes in a row, and not after ``close()``.
    func watch(_ onChange: @escaping @Sendable () -> Void) throws

    /// Closes the store; later calls throw.
    func close() throws
}
