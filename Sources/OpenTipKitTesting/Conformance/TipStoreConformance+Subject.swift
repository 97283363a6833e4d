import OpenTipKit

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
