/// The lines of a text, by UTF-8 offsets.
public struct Lines {
    private let starts: [Int]

    /// Finds the lines of a text in UTF-8.
    public init(_ text: [UInt8]) {
        starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the line and the column of an offset, both counted from 1.
    public func place(of offset: Int) -> [Int] {
        let line = starts.partitioningIndex { $0 > offset }
        return [line, offset - starts[line - 1] + 1]
    }
}

extension [Int] {
    /// Returns the first index at which a condition holds; it must hold for all later elements and no earlier one.
    fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
