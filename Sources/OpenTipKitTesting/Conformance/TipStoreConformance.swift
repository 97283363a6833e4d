import Foundation
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

extension TipStoreConformance {
    /// The store under a check.
    struct Subject {
        let check: String
        let open: () throws -> any TipStore

        func expect<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) throws {
            guard found != expected else { return }
            throw ConformanceFailure("\(check): \(what) must be \(expected), and is \(found)")
        }

        /// Expects rows in any order, and that no more than they may have changed.
        func expect(_ update: StoreUpdate, is rows: [StoreRow], _ what: String) throws {
            let isSame = update.rows.count == rows.count && rows.allSatisfy(update.rows.contains)
            guard !isSame || update.isEverything else { return }
            throw ConformanceFailure("\(check): \(what) must be \(rows), and is \(update)")
        }

        /// Expects that everything may have changed, and what is said of the display frequency then.
        func expectEverything(
            _ update: StoreUpdate,
            _ latest: FirstDisplay?,
            with tips: [StoreRow] = [],
            _ what: String
        ) throws {
            let rows = [.latestFirstDisplay(latest)] + tips
            let isSame = update.rows.count == rows.count && rows.allSatisfy(update.rows.contains)
            guard !update.isEverything || !isSame else { return }
            throw ConformanceFailure("\(check): \(what) must be everything with \(rows), and is \(update)")
        }
    }
}

extension TipStoreConformance {
    static let reaching = [
        Check("Whoever knows nothing learns that everything may have changed") { subject in
            let store = try subject.open()
            try subject.expectEverything(try store.commit([.setting("p", "1")]).update, nil, "what is reported")
            let latest = FirstDisplay(tip: "a", date: moment)
            let done = try store.commit([.display("a"), .setting("p", "2")])
            try subject.expectEverything(done.update, latest, with: [try store.row(ofTip: "a")], "what is reported")
            try subject.expectEverything(try store.commit([]).update, latest, "what an empty commit reports")
        },
        Check("A reset of everything changes everything, for whoever makes it and for the others") { subject in
            let store = try subject.open()
            let start = try store.commit([.display("a")]).update.position
            let done = try store.commit([.setting("p", "1"), .allReset(date: moment), .display("b")], after: start)
            let latest = FirstDisplay(tip: "b", date: moment)
            try subject.expectEverything(done.update, latest, with: [try store.row(ofTip: "b")], "what is reported")
            try store.commit([.setting("p", "2")])
            try subject.expectEverything(try store.update(since: start), latest, "what others learn")
            try subject.expect(
                try store.update(since: done.update.position),
                is: [.parameter("p", try store.parameter("p"))],
                "the changes since"
            )
        },
        Check("The changes of a thousand commits are remembered, and no more") { subject in
            let store = try subject.open()
            let start = try store.commit([.display("a")]).update.position
            try store.commit([.setting("early", "1")])
            for number in 2...1_000 { try store.commit([.setting("p\(number % 7)", "\(number)")]) }
            let update = try store.update(since: start)
            try subject.expect(update.isEverything, is: false, "whether a thousand commits are too many")
            try subject.expect(update.rows.count, is: 8, "the rows")
            try store.commit([.setting("p", "1")])
            let latest = FirstDisplay(tip: "a", date: moment)
            try subject.expectEverything(try store.update(since: start), latest, "what is reported of one more")
            let done = try store.commit([.setting("p", "2")], after: start)
            try subject.expectEverything(done.update, latest, "what a commit reports")
        },
        Check("A position of another store, or one that is still to come, says nothing of this one") { subject in
            let store = try subject.open()
            let position = try store.commit([.display("a")]).update.position
            let latest = FirstDisplay(tip: "a", date: moment)
            let others = [
                StorePosition(lineage: position.lineage ^ 1, number: position.number),
                StorePosition(lineage: position.lineage, number: position.number + 1),
                StorePosition(lineage: position.lineage, number: -1_001),
            ]
            for other in others {
                try subject.expectEverything(try store.update(since: other), latest, "what is reported after \(other)")
            }
            let done = try store.commit([.setting("p", "1")], after: others[0])
            try subject.expectEverything(done.update, latest, "what a commit reports")
        },
    ]
}

extension TipStore {
    /// What is reported of a tip that is as it stands now.
    fileprivate func row(ofTip id: String) throws -> StoreRow { try read { .tip(id, try $0.tip(id)) } }
}
