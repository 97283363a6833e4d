/// Marks in a row, of which can be told quickly how many stand before a place (a Fenwick tree).
struct PrefixCounts {
    private var sums: [Int]

    init(_ marks: [Bool]) {
        sums = [0] + marks.map { $0 ? 1 : 0 }
        for index in sums.indices.dropFirst() {
            let above = index + (index & -index)
            if above < sums.count { sums[above] += sums[index] }
        }
    }

    /// How many marks stand before a place.
    func count(before place: Int) -> Int {
        var count = 0
        var index = place
        while index > 0 {
            count += sums[index]
            index -= index & -index
        }
        return count
    }

    /// Takes the mark at a place away, which must be there.
    mutating func clear(_ place: Int) {
        var index = place + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }
}
