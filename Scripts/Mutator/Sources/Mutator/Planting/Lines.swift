/// The lines of a text, by UTF-8 offsets.
public struct Lines {
    private let starts: [Int]

    /// Finds the lines of a text in UTF-8.
    public init(_ text: [UInt8]) {
        starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line and the column of an offset, both from 1.
    public func place(of offset: Int) -> [Int] {
        let line = starts.partitioningIndex { $0 > offset }
        return [line, offset - starts[line - 1] + 1]
    }
}

extension [Int] {
    /// The first place of a sorted list where something holds, which holds from there on.
    fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
