import OpenTipKitTesting
import Testing
import TipUI

@Suite struct KeyedDiffTests {
    typealias Step = KeyedDiff.Step<String>

    @Test("The difference of two equal lists has no steps") func equal() {
        #expect(KeyedDiff.steps(from: ["a", "b"], to: ["a", "b"]).isEmpty)
    }

    @Test("An insertion, a removal and a move of a list's element are one step of the difference each") func single() {
        #expect(KeyedDiff.steps(from: ["a", "c"], to: ["a", "b", "c"]) == [Step.insert("b", at: 1)])
        #expect(KeyedDiff.steps(from: ["a", "b", "c"], to: ["a", "c"]) == [Step.remove("b")])
        #expect(KeyedDiff.steps(from: ["a", "b", "c"], to: ["c", "a", "b"]) == [Step.move("c", to: 0)])
        #expect(KeyedDiff.steps(from: ["a", "b", "c"], to: ["b", "c", "a"]) == [Step.move("a", to: 2)])
    }

    @Test(
        "Applying the difference of two random lists to the old list gives the new list, with the fewest moves",
        arguments: 0..<300
    )
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func list() -> [Int] {
            Array((0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)))
        }
        let (old, new) = (list(), list())
        var current = old
        var moves = 0
        for step in KeyedDiff.steps(from: old, to: new) {
            switch step {
            case .remove(let key): current.removeAll { $0 == key }
            case .insert(let key, let index): current.insert(key, at: index)
            case .move(let key, let index):
                moves += 1
                current.removeAll { $0 == key }
                current.insert(key, at: index)
            }
        }
        #expect(current == new, "seed \(seed)")
        let kept = new.compactMap { key in old.firstIndex(of: key) }
        #expect(moves <= kept.count - longestRun(kept), "seed \(seed)")
    }

    /// Returns the length of the longest increasing subsequence, by a simpler algorithm than the tested code.
    private func longestRun(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, number) in numbers.enumerated() {
            lengths.append(1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
