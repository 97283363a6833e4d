import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Source files and every change to them.
public struct Corpus: Sendable {
    /// A file and its changes.
    public struct File: Sendable {
        /// Its path, as it was given.
        public let path: String
        /// Its text, in UTF-8.
        public let source: [UInt8]
        /// Its changes, in the order of the text, those around others first.
        public let mutations: [Mutation]
    }

    /// One change of one file.
    public struct Place: Hashable, Sendable {
        /// Which of the files.
        public let file: Int
        /// Which of its changes.
        public let mutation: Int
    }

    /// The files, by path.
    public let files: [File]

    /// Finds all changes.
    ///
    /// - Parameter sources: The texts of the files, by path.
    public init(_ sources: [String: String]) {
        let trees = sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, source in
            // An operator that isn't the standard library's keeps its place in its sequence, which nothing looks into.
            (path, source, OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in })
        }
        let parameters = ParameterIndex(trees.map(\.2))
        files = trees.map { path, source, tree in
            let finder = PlaceFinder(Array(source.utf8), parameters)
            finder.walk(tree)
            // Of those on one piece the one that was found first goes around the others.
            let ordered = finder.mutations.enumerated().sorted { one, other in
                let (left, right) = (one.element.range, other.element.range)
                return (left.lowerBound, -left.upperBound, one.offset)
                    < (right.lowerBound, -right.upperBound, other.offset)
            }
            return File(path: path, source: Array(source.utf8), mutations: ordered.map(\.element))
        }
    }

    /// All places, in the order in which a seed draws them, each as likely as the others.
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
