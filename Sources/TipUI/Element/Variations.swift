/// A value, and others that differ from it in one property each.
package struct Variations<Value> {
    package let pattern: Value
    package private(set) var others: [Value]

    package init(of pattern: Value, _ others: Value...) {
        self.pattern = pattern
        self.others = others
    }

    /// Adds a copy of the pattern with one property changed.
    package mutating func add(_ change: (inout Value) -> Void) {
        var other = pattern
        change(&other)
        others.append(other)
    }

    /// The same of what each value becomes.
    package func map<Other>(_ transform: (Value) -> Other) -> Variations<Other> {
        var mapped = Variations<Other>(of: transform(pattern))
        mapped.others = others.map(transform)
        return mapped
    }
}

extension Variations: Sendable where Value: Sendable {}
