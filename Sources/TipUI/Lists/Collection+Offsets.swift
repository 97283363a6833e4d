public import Foundation

extension RangeReplaceableCollection {
    /// Removes the elements at the given offsets; offsets beyond the end are ignored.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets, in their order, before the element at another offset.
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move; offsets beyond the end are ignored.
    ///   - destination: The offset, before the move, of the element that the moved elements precede; the number of
    ///     elements to move them to the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
