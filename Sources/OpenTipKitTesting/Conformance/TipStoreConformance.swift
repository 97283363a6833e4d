import Foundation
public import OpenTipKit

/// The requirements for every `TipStore`, as checks that a test runs one by one.
///
/// ```swift
/// @Test(arguments: TipStoreConformance.checks)
/// func conforms(_ check: TipStoreConformance.Check) throws {
///     let store = InMemoryTipStore()
///     try check.run { store }
/// }
/// ```
public enum TipStoreConformance {
    /// One requirement for a store.
    public struct Check: Sendable, CustomStringConvertible {
        /// The requirement, as a sentence.
        public let description: String

        let body: @Sendable (Subject) throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (Subject) throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Runs the check on an empty store.
        ///
        /// - Parameter open: Opens the store; a call after the store was closed must reopen the same store.
        /// - Throws: ``ConformanceFailure`` that describes the violation, or the error that the store throws.
        public func run(_ open: @escaping () throws -> any TipStore) throws {
            try body(Subject(check: description, open: open))
        }
    }

    /// All checks.
    public static let checks: [Check] =
        tips + notes + inputs + resets + refusals + updates + reaching + late + versions + texts + trials + caps
        + snoozes
}

extension TipStoreConformance {
    /// The store being checked.
    struct Subject {
        let check: String
        let open: () throws -> any TipStore

        func expect<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) throws {
            guard found != expected else { return }
            throw ConformanceFailure("\(check): expected \(what) to be \(expected), but found \(found)")
        }

        /// Expects an update to report these rows, in any order, or that everything may have changed.
        func expect(_ update: StoreUpdate, is rows: [StoreRow], _ what: String) throws {
            let isSame = update.rows.count == rows.count && rows.allSatisfy(update.rows.contains)
            guard !isSame || update.isEverything else { return }
            throw ConformanceFailure("\(check): expected \(what) to be \(rows), but found \(update)")
        }

        /// Expects an update to report that everything may have changed, with the latest first display.
        func expectEverything(
            _ update: StoreUpdate,
            _ latest: FirstDisplay?,
            with tips: [StoreRow] = [],
            _ what: String
        ) throws {
            let rows = [.latestFirstDisplay(latest)] + tips
            let isSame = update.rows.count == rows.count && rows.allSatisfy(update.rows.contains)
            guard !update.isEverything || !isSame else { return }
            throw ConformanceFailure("\(check): expected \(what) to be everything with \(rows), but found \(update)")
        }
    }
}

/// A violation that a conformance check found.
public struct ConformanceFailure: Error, CustomStringConvertible {
    /// The requirement, the expected result, and the actual result.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}

extension TipStoreConformance {
    static let reaching = [
        Check("Without a position, an update reports that everything may have changed") { subject in
            let store = try subject.open()
            try subject.expectEverything(try store.commit([.setting("p", "1")]).update, nil, "the reported update")
            let latest = FirstDisplay(tip: "a", date: moment)
            let done = try store.commit([.display("a"), .setting("p", "2")])
            try subject.expectEverything(done.update, latest, with: [try store.row(ofTip: "a")], "the reported update")
            try subject.expectEverything(try store.commit([]).update, latest, "the update of an empty commit")
        },
        Check("A full reset is reported as a change of everything, to the committer and to other readers") { subject in
            let store = try subject.open()
            let start = try store.commit([.display("a")]).update.position
            let done = try store.commit([.setting("p", "1"), .allReset(date: moment), .display("b")], after: start)
            let latest = FirstDisplay(tip: "b", date: moment)
            try subject.expectEverything(done.update, latest, with: [try store.row(ofTip: "b")], "the reported update")
            try store.commit([.setting("p", "2")])
            try subject.expectEverything(try store.update(since: start), latest, "the update that other readers get")
            try subject.expect(
                try store.update(since: done.update.position),
                is: [.parameter("p", try store.parameter("p"))],
                "the changes since the reset"
            )
        },
        Check("The changes of the last thousand commits can be reported, and earlier changes can't") { subject in
            let store = try subject.open()
            let start = try store.commit([.display("a")]).update.position
            try store.commit([.setting("early", "1")])
            for number in 2...1_000 { try store.commit([.setting("p\(number % 7)", "\(number)")]) }
            let update = try store.update(since: start)
            try subject.expect(
                update.isEverything,
                is: false,
                "whether an update after a thousand commits is of everything"
            )
            try subject.expect(update.rows.count, is: 8, "the rows")
            try store.commit([.setting("p", "1")])
            let latest = FirstDisplay(tip: "a", date: moment)
            try subject.expectEverything(try store.update(since: start), latest, "the update after one more commit")
            let done = try store.commit([.setting("p", "2")], after: start)
            try subject.expectEverything(done.update, latest, "the update of a commit")
        },
        Check("Since a position of another store or in the future, everything is reported as changed") { subject in
            let store = try subject.open()
            let position = try store.commit([.display("a")]).update.position
            let latest = FirstDisplay(tip: "a", date: moment)
            let others = [
                StorePosition(lineage: position.lineage ^ 1, number: position.number),
                StorePosition(lineage: position.lineage, number: position.number + 1),
                StorePosition(lineage: position.lineage, number: -1_001),
            ]
            for other in others {
                try subject.expectEverything(try store.update(since: other), latest, "the update since \(other)")
            }
            let done = try store.commit([.setting("p", "1")], after: others[0])
            try subject.expectEverything(done.update, latest, "the update of a commit")
        },
    ]
}

extension TipStore {
    /// The row that reports the current state of a tip.
    fileprivate func row(ofTip id: String) throws -> StoreRow { try read { .tip(id, try $0.tip(id)) } }
}
