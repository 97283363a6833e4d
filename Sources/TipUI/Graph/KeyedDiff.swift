/// Computes the steps that turn one list of distinct keys into another, with as few moves as possible.
package enum KeyedDiff {
    /// One step; an index refers to the list as it is after all preceding steps.
    package enum Step<Key: Hashable & Sendable>: Equatable, Sendable {
        /// Removes a key.
        case remove(Key)
        /// Inserts a new key.
        case insert(Key, at: Int)
        /// Moves a key; the index refers to the list without the moved key.
        case move(Key, to: Int)
    }

    /// Returns the steps from `old` to `new`; removals come first, followed by insertions and moves in the order of the
    /// new list.
    package static func steps<Key: Hashable & Sendable>(from old: [Key], to new: [Key]) -> [Step<Key>] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let before = old[start..<(old.count - end)]
        let after = new[start..<(new.count - end)]
        if before.isEmpty { return after.enumerated().map { .insert($1, at: start + $0) } }

        let kept = Set(after)
        var steps: [Step<Key>] = before.reversed().filter { !kept.contains($0) }.map { .remove($0) }
        let still = before.filter(kept.contains)
        let places = Dictionary(still.enumerated().map { ($1, $0) }) { first, _ in first }
        let resting = Set(longestIncreasing(after.compactMap { places[$0] }))

        // The keys in `resting` aren't moved. Keys that will be moved in a later step are still in their old positions
        // between the resting keys, where each such key adds 1 to the index of every key that is placed behind it.
        var waiting = PrefixCounts(still.indices.map { !resting.contains($0) })
        var last = 0
        for (index, key) in after.enumerated() {
            guard let place = places[key] else {
                steps.append(.insert(key, at: start + index + waiting.count(before: last)))
                continue
            }
            if resting.contains(place) {
                last = place
                continue
            }
            waiting.clear(place)
            steps.append(.move(key, to: start + index + waiting.count(before: last)))
        }
        return steps
    }

    /// Returns a longest strictly increasing subsequence of the numbers.
    static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var run: [Int] = []
        var place = tails.last ?? -1
        while place >= 0 {
            run.append(numbers[place])
            place = before[place]
        }
        return run.reversed()
    }
}

/// A set of marked positions that quickly counts the marks before a position (a Fenwick tree).
struct PrefixCounts {
    private var sums: [Int]

    init(_ marks: [Bool]) {
        sums = [0] + marks.map { $0 ? 1 : 0 }
        for index in sums.indices.dropFirst() {
            let above = index + (index & -index)
            if above < sums.count { sums[above] += sums[index] }
        }
    }

    /// Returns the number of marks before a position.
    func count(before place: Int) -> Int {
        var count = 0
        var index = place
        while index > 0 {
            count += sums[index]
            index -= index & -index
        }
        return count
    }

    /// Clears the mark at a position; the position must be marked.
    mutating func clear(_ place: Int) {
        var index = place + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }
}
