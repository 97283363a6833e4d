public import Foundation

/// A durable memory of one person's tips, with one order of commits.
///
/// A store keeps what one replica has written and what other replicas' rows say, and answers with their join.
/// Every method may be called from any thread; each is one transaction, written before it returns. A store never loses a
/// write that returned to the death of its process (a loss of power may take the last moments, and never damages), and a
/// write that throws has changed nothing. A store calls nobody back while it is being called, and waits at most a second
/// for another process.
///
/// What is thrown is the store's own. A centre passes on what is thrown while it is configured or reset; else it logs it,
/// and goes on with what it has in memory: what can't be read counts as not stored, and what can't be written goes in
/// front of the next commit.
public protocol TipStore: Sendable {
    /// Runs a closure on one state of the store.
    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result

    /// Makes the changes in one transaction, each judged on what is stored then and there.
    ///
    /// - Parameters:
    ///   - changes: What is to be changed, in order.
    ///   - position: The position up to which the committer knows the store; `nil` if it knows nothing, and then all of
    ///     the store may have changed for it.
    /// - Returns: What has changed since the position, and which changes were refused.
    func commit(_ changes: [StoreChange], after position: StorePosition?) throws -> StoreCommit

    /// Whether anybody else, such as a tool, can read what decides about tips; else none of it is written down.
    var keepsNotes: Bool { get }

    /// Calls a closure whenever somebody else has committed a change, such as another process.
    ///
    /// The closure is called on any thread, once for several changes in a row, and not after ``close()``.
    func watch(_ onChange: @escaping @Sendable () -> Void) throws

    /// Closes the store; later calls throw.
    func close() throws
}

extension TipStore {
    /// Makes the changes in one transaction, for whoever doesn't follow the store.
    @discardableResult
    public func commit(_ changes: [StoreChange]) throws -> StoreCommit {
        try commit(changes, after: nil)
    }

    /// Reads what a centre needs to start.
    public func header() throws -> StoreHeader { try read { try $0.header() } }

    /// Reads what is remembered of a tip.
    public func record(ofTip id: String) throws -> TipRecord { try read { try $0.tip(id).record } }

    /// Reads the latest value of a parameter; `nil` if none was ever set.
    public func parameter(_ id: String) throws -> StoredParameter? { try read { try $0.parameter(id) } }

    /// Reads how many donations an event has.
    public func tally(ofEvent id: String) throws -> Int { try read { try $0.tally(ofEvent: id) } }

    /// Reads the newest donations of an event later than a moment, oldest first, at most so many.
    public func donations(ofEvent id: String, after date: Date, maximumCount: Int) throws -> [StoredDonation] {
        try read { try $0.donations(ofEvent: id, after: date, maximumCount: maximumCount) }
    }

    /// Reads what was last written down about each tip, in the order of their ids.
    public func notes() throws -> [TipNote] { try read { try $0.notes() } }
}
