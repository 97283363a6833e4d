extension Equatable {
    /// Whether a value of any type is this one's equal.
    func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
