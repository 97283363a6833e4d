/// What became of changes.
struct Fate {
    /// The changes that weren't made, by their places.
    var refusals: [Int: StoreRefusal]

    /// What became of the changes from a place on.
    func from(_ place: Int) -> Fate {
        let later = refusals.filter { $0.key >= place }.map { ($0.key - place, $0.value) }
        return Fate(refusals: Dictionary(uniqueKeysWithValues: later))
    }
}
