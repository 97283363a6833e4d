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
    }
}
