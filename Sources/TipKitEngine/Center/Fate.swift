/// What became of changes.
struct Fate {
    /// The changes that weren't made, by their places.
    var refusals: [Int: StoreRefusal]
}
