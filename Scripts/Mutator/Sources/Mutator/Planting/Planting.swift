/// A source file in which changes are planted behind switches.
public struct Planting {
    /// The position of a change in the text.
    public struct Spot: Equatable, Sendable {
        public let number: Int
        /// The change with its switch, in UTF-8 offsets of the text.
        public let range: Range<Int>
        /// The declaration around it.
        public let scope: Range<Int>
    }

    /// The file's new text, in UTF-8.
    public private(set) var text: [UInt8] = []
    /// The changes, with outer changes before the nested ones.
    public private(set) var spots: [Spot] = []
    /// The offsets at which pieces of the source begin in the source and in the text, in order.
    private var pieces: [(source: Int, text: Int)] = []

    /// Plants changes.
    ///
    /// - Parameters:
    ///   - changes: The changes with their numbers, in the order of the file's changes.
    ///   - source: The file's text, in UTF-8.
    public init(_ changes: [(number: Int, mutation: Mutation)], in source: [UInt8]) {
        var rest = changes[...]
        var ranges: [Int: Range<Int>] = [:]
        write(0..<source.count, of: source, &rest, &ranges)
        spots = changes.compactMap { change in
            ranges[change.number].map {
                Spot(number: change.number, range: $0, scope: place(of: change.mutation.scope))
            }
        }
    }

    private mutating func write(
        _ range: Range<Int>,
        of source: [UInt8],
        _ rest: inout ArraySlice<(number: Int, mutation: Mutation)>,
        _ ranges: inout [Int: Range<Int>]
    ) {
        var position = range.lowerBound
        while let (number, mutation) = rest.first, mutation.range.upperBound <= range.upperBound {
            rest.removeFirst()
            copy(position..<mutation.range.lowerBound, of: source)
            let start = text.count
            text += mutation.form.opening(number).utf8
            write(mutation.range, of: source, &rest, &ranges)
            text += mutation.form.closing.utf8
            ranges[number] = start..<text.count
            position = mutation.range.upperBound
        }
        copy(position..<range.upperBound, of: source)
    }

    private mutating func copy(_ range: Range<Int>, of source: [UInt8]) {
        pieces.append((range.lowerBound, text.count))
        text += source[range]
    }

    private func place(of range: Range<Int>) -> Range<Int> {
        place(of: range.lowerBound)..<place(of: range.upperBound)
    }

    private func place(of offset: Int) -> Int {
        guard let piece = pieces.last(where: { $0.source <= offset }) else { return offset }
        return piece.text + offset - piece.source
    }
}
