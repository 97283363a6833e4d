import Testing

@Suite("Conditions")
struct ConditionTests {
    @Test("A condition is negated, wherever it stands")
    func negates() {
        #expect(changes("func f() { if a { g() } }").contains("a → !(a)"))
        #expect(changes("func f() { guard a(b) else { return } }").contains("a(b) → !(a(b))"))
        #expect(changes("func f() { while try a() { g() } }").contains("try a() → !(try a())"))
        #expect(changes("func f() { repeat { g() } while a }").contains("a → !(a)"))
        #expect(changes("func f() { for x in y where x.isOn { g() } }").contains("x.isOn → !(x.isOn)"))
        #expect(
            changes("func f() { switch x { case let y where y.isOn: g(); default: h() } }").contains(
                "y.isOn → !(y.isOn)"
            )
        )
        #expect(changes("let x = a ? b : c").contains("a → !(a)"))
        #expect(changes("func f() -> Bool { return a }").contains("a → !(a)"))
        #expect(changes("var f: Bool { a }").contains("a → !(a)"))
    }

    @Test("A negation is planted as a difference from the switch")
    func plantsNegation() throws {
        let source = "func f() { if let x, a { g() } }"
        #expect(try planted(source, "a → !(a)") == "func f() { if let x, (mutant(1) != (a)) { g() } }")
    }

    @Test("What is negated already is negated once: an equality, a negation, a literal in a condition")
    func negatesOnce() {
        #expect(changes("func f() -> Bool { return a == b }") == ["a == b → a != b"])
        #expect(changes("func f() -> Bool { return !a }") == ["!a → a"])
        #expect(changes("func f() -> Bool { return (true) }") == ["(true) → false"])
        #expect(changes("let x = (a != b) ? c : d") == ["(a != b) → a == b"])
    }

    @Test("Of the conditions that bind or match one is refused, since each alone refuses all")
    func refusesOne() throws {
        let source = "func f() { guard let a = b, case .c(let d) = a, let e else { return } }"
        #expect(changes(source) == ["let a = b → false"])
        #expect(
            try planted(source, "let a = b → false")
                == "func f() { guard !mutant(1), let a = b, case .c(let d) = a, let e else { return } }"
        )
    }

    @Test("A comparison is loosened or tightened, and joined conditions are joined otherwise")
    func changesOperators() {
        #expect(changes("let x = a < b") == ["a < b → a <= b"])
        #expect(changes("let x = a <= b") == ["a <= b → a < b"])
        #expect(changes("let x = a > b") == ["a > b → a >= b"])
        #expect(changes("let x = a >= b") == ["a >= b → a > b"])
        #expect(changes("let x = a && b") == ["a && b → a || b"])
        #expect(changes("let x = a || b") == ["a || b → a && b"])
    }

    @Test("Operators are taken apart by their precedence")
    func foldsOperators() throws {
        let source = "let x = a + b < c"
        #expect(changes(source) == ["a + b < c → a + b <= c", "a + b → a - b"])
        #expect(plantedWhole(source) == "let x = (mutant(1) ? (a + b <= c) : ((mutant(2) ? (a - b) : (a + b)) < c))")
    }
}
