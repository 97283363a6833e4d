import Mutator
import Testing

@Suite("Drawing")
struct DrawingTests {
    private let corpus = Corpus([
        "B.swift": "let a = 1; let b = 2; let c = 3; let d = 4",
        "A.swift": "let e = 5; let f = 6",
    ])

    @Test("A seed draws every place once, in an order that depends only on the seed")
    func drawsAll() {
        let drawn = (1...2).map { seed in corpus.drawn(seed: seed).map { corpus[$0].before } }
        #expect(drawn == [["4", "5", "3", "6", "2", "1"], ["3", "1", "4", "2", "6", "5"]])
        #expect(corpus.drawn(seed: 1).map { corpus[$0].before }.sorted() == ["1", "2", "3", "4", "5", "6"])
    }

    @Test("Every place is equally likely to be drawn first")
    func drawsEvenly() {
        let firsts = (0..<6_000).map { corpus[corpus.drawn(seed: $0)[0]].before }
        let counts = Dictionary(grouping: firsts) { $0 }.mapValues(\.count)
        #expect(counts.count == 6)
        #expect(counts.values.allSatisfy { (850...1_150).contains($0) }, "\(counts)")
    }

    @Test("Files are sorted by path, and changes by their position in the file")
    func ordersFiles() {
        #expect(corpus.files.map(\.path) == ["A.swift", "B.swift"])
        #expect(corpus.files.flatMap(\.mutations).map(\.before) == ["5", "6", "1", "2", "3", "4"])
    }
}
