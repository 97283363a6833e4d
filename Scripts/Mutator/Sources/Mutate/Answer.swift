import Foundation
import Mutator

/// The answer, written as JSON to the standard output.
struct Answer: Encodable {
    /// A change in the planted text.
    struct Change: Encodable {
        let number: Int
        let file: String
        /// Its line in the original file.
        let line: Int
        let before: String
        let after: String
        /// The start and the end in the planted text, each a line and a column as compilers count them.
        let span: [[Int]]
        /// The first and the last line of the declaration around it, in the planted text.
        let scope: [Int]
    }

    /// The number of places to draw from.
    let places: Int
    let changes: [Change]
    /// The new texts of the changed files, by their paths.
    let texts: [String: String]

    init(_ request: Request) throws {
        let corpus = Corpus(try request.sources())
        let drawn = corpus.drawn(seed: request.seed)
        places = drawn.count
        let taken = request.numbers.filter { drawn.indices.contains($0 - 1) }
        var changes: [Change] = []
        var texts: [String: String] = [:]
        for (file, numbers) in Dictionary(grouping: taken, by: { drawn[$0 - 1].file }) {
            let file = corpus.files[file]
            let mutations = numbers.sorted { drawn[$0 - 1].mutation < drawn[$1 - 1].mutation }.map { number in
                (number: number, mutation: corpus[drawn[number - 1]])
            }
            let planting = Planting(mutations, in: file.source)
            let (source, planted) = (Lines(file.source), Lines(planting.text))
            texts[file.path] = String(decoding: planting.text, as: UTF8.self)
            for spot in planting.spots {
                let mutation = corpus[drawn[spot.number - 1]]
                changes.append(
                    Change(
                        number: spot.number,
                        file: file.path,
                        line: source.place(of: mutation.range.lowerBound)[0],
                        before: mutation.before,
                        after: mutation.after,
                        span: [planted.place(of: spot.range.lowerBound), planted.place(of: spot.range.upperBound)],
                        scope: [
                            planted.place(of: spot.scope.lowerBound)[0], planted.place(of: spot.scope.upperBound)[0],
                        ]
                    )
                )
            }
        }
        self.changes = changes.sorted { $0.number < $1.number }
        self.texts = texts
    }
}
