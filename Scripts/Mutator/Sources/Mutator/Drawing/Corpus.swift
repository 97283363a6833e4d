import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Source files and all possible changes to them.
public struct Corpus: Sendable {
    /// A file and its changes.
    public struct File: Sendable {
        /// Its path, as it was given.
        public let path: String
        /// Its text, in UTF-8.
        public let source: [UInt8]
        /// Its changes in the order of the text, with outer changes before the nested ones.
        public let mutations: [Mutation]
    }

    /// One change of one file.
    public struct Place: Hashable, Sendable {
        /// The index of the file.
        public let file: Int
        /// The index of the change.
        public let mutation: Int
    }

    /// The files, by path.
    public let files: [File]

    /// Finds all changes.
    ///
    /// - Parameter sources: The texts of the files, by path.
    public init(_ sources: [String: String]) {
        let trees = sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, source in
            // Sequences with operators outside the standard library aren't folded, and aren't changed.
            (path, source, OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in })
        }
        let parameters = ParameterIndex(trees.map(\.2))
        files = trees.map { path, source, tree in
            let finder = PlaceFinder(Array(source.utf8), parameters)
            finder.walk(tree)
            // Of several changes to the same piece, the one that was found first is the outermost.
            let ordered = finder.mutations.enumerated().sorted { one, other in
                let (left, right) = (one.element.range, other.element.range)
                return (left.lowerBound, -left.upperBound, one.offset)
                    < (right.lowerBound, -right.upperBound, other.offset)
            }
            return File(path: path, source: Array(source.utf8), mutations: ordered.map(\.element))
        }
    }

    /// Returns all places in the order in which a seed draws them; all orders are equally likely.
    public func drawn(seed: UInt64) -> [Place] {
        let places = files.indices.flatMap { file in
            files[file].mutations.indices.map { Place(file: file, mutation: $0) }
        }
        var generator = SeededGenerator(seed: seed)
        return generator.order(of: places.count).map { places[$0] }
    }

    public subscript(place: Place) -> Mutation {
        files[place.file].mutations[place.mutation]
    }
}
