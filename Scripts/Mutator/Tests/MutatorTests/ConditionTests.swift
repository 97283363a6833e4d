import Testing

@Suite("Conditions")
struct ConditionTests {
    @Test("Conditions of every kind of statement and expression are negated")
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

    @Test("A negated condition is planted as a comparison with the change's switch")
    func plantsNegation() throws {
        let source = "func f() { if let x, a { g() } }"
        #expect(try planted(source, "a → !(a)") == "func f() { if let x, (mutant(1) != (a)) { g() } }")
    }

    @Test("An equality, a negation or a literal becomes its opposite, and isn't negated a second time as a condition")
    func negatesOnce() {
        #expect(changes("func f() -> Bool { return a == b }") == ["a == b → a != b"])
        #expect(changes("func f() -> Bool { return !a }") == ["!a → a"])
        #expect(changes("func f() -> Bool { return (true) }") == ["(true) → false"])
        #expect(changes("let x = (a != b) ? c : d") == ["(a != b) → a == b"])
    }

    @Test("Of several bindings and patterns in a condition only the first is made to fail")
    func refusesOne() throws {
        let source = "func f() { guard let a = b, case .c(let d) = a, let e else { return } }"
        #expect(changes(source) == ["let a = b → false"])
        #expect(
            try planted(source, "let a = b → false")
                == "func f() { guard !mutant(1), let a = b, case .c(let d) = a, let e else { return } }"
        )
    }

    @Test("Comparisons gain or lose equality, and `&&` and `||` replace each other")
    func changesOperators() {
        #expect(changes("let x = a < b") == ["a < b → a <= b"])
        #expect(changes("let x = a <= b") == ["a <= b → a < b"])
        #expect(changes("let x = a > b") == ["a > b → a >= b"])
        #expect(changes("let x = a >= b") == ["a >= b → a > b"])
        #expect(changes("let x = a && b") == ["a && b → a || b"])
        #expect(changes("let x = a || b") == ["a || b → a && b"])
    }

    @Test("Operators are grouped by their precedence")
    func foldsOperators() throws {
        let source = "let x = a + b < c"
        #expect(changes(source) == ["a + b < c → a + b <= c", "a + b → a - b"])
        #expect(plantedWhole(source) == "let x = (mutant(1) ? (a + b <= c) : ((mutant(2) ? (a - b) : (a + b)) < c))")
    }
}
