import Mutator
import Testing

@Suite("Planting")
struct PlantingTests {
    private static let source = """
        func f(_ a: Int, _ b: Int) -> Int? {
            guard a < b, let c = d?.first else { return nil }
            // What follows is called later.
            queue.add { [e] in
                if e == 2 { self.stop(a, b + 1) }
            }
            return min(c,
                b)
        }
        """

    @Test("All changes of a file are planted in one text, also within each other")
    func plantsAll() {
        #expect(
            plantedWhole(Self.source) == """
                func f(_ a: Int, _ b: Int) -> Int? {
                    guard (mutant(1) != ((mutant(2) ? (a <= b) : (a < b)))), !mutant(3), let c = (mutant(4) ? (d?.last) : (d?.first)) else { return nil }
                    // What follows is called later.
                    if !mutant(5) { queue.add { [e] in
                        if (mutant(6) != (e == (mutant(7) ? (3) : (2)))) { if !mutant(8) { self.stop(a, (mutant(9) ? (b - 1) : (b + (mutant(10) ? (2) : (1))))) } }
                    } }
                    return (mutant(11) ? (nil) : ((mutant(12) ? (max(c,
                        b)) : (min(c,
                        b)))))
                }
                """
        )
    }

    @Test("A text without planted changes is the source")
    func plantsNothing() {
        #expect(Planting([], in: Array(Self.source.utf8)).text == Array(Self.source.utf8))
    }

    @Test("A spot has the range of a planted change and of the declaration around it")
    func findsSpots() throws {
        let source = "struct S {\n    let a = 1\n    func f() { b = \"ä\"; c = 2 }\n}\n"
        let mutations = Corpus(["S.swift": source]).files[0].mutations
        let planting = Planting(mutations.enumerated().map { ($0.offset, $0.element) }, in: Array(source.utf8))
        let spots = planting.spots.map { spot in
            [spot.range, spot.scope].map { String(decoding: planting.text[$0], as: UTF8.self) }
        }
        let function = "func f() { if !mutant(1) { b = \"ä\" }; if !mutant(2) { c = (mutant(3) ? (3) : (2)) } }"
        #expect(
            spots == [
                ["(mutant(0) ? (2) : (1))", "let a = (mutant(0) ? (2) : (1))"],
                ["if !mutant(1) { b = \"ä\" }", function],
                ["if !mutant(2) { c = (mutant(3) ? (3) : (2)) }", function],
                ["(mutant(3) ? (3) : (2))", function],
            ]
        )
        #expect(planting.spots.map(\.number) == [0, 1, 2, 3])
    }

    @Test("Lines and columns are counted from 1, and columns in bytes of UTF-8")
    func countsLines() {
        let lines = Lines(Array("a\näb\n\nc".utf8))
        #expect([0, 1, 2, 4, 6, 7].map(lines.place) == [[1, 1], [1, 2], [2, 1], [2, 3], [3, 1], [4, 1]])
    }
}
