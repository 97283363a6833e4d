import Testing

@Suite("Statements")
struct StatementTests {
    @Test("A call and an assignment are left out")
    func leavesOut() throws {
        let source = "func f() { try await a(b); c.d = e }"
        #expect(changes(source) == ["try await a(b) → (left out)", "c.d = e → (left out)"])
        #expect(
            plantedWhole(source) == "func f() { if !mutant(1) { try await a(b) }; if !mutant(2) { c.d = e } }"
        )
    }

    @Test("What is added is taken away as well")
    func turnsRound() throws {
        let source = "func f() { a += b }"
        #expect(changes(source) == ["a += b → (left out)", "a += b → a -= b"])
        #expect(
            plantedWhole(source)
                == "func f() { if !mutant(1) { if mutant(2) { a -= b } else { a += b } } }"
        )
    }

    @Test("A call that is a value stays: of a function, a getter, a closure, a branch")
    func keepsValues() {
        #expect(changes("func f() -> Int { a() }").isEmpty)
        #expect(changes("var f: Int { a() }").isEmpty)
        #expect(changes("let x = a { b() }").isEmpty)
        #expect(changes("func f() -> Int { switch x { case .a: b(); default: c() } }").isEmpty)
        #expect(changes("let x = if y { b() } else { c() }") == ["y → !(y)"])
    }

    @Test("A call that is no value is left out, in a branch and in a closure that is given to a call of no use")
    func leavesOutWithin() {
        #expect(changes("func f() { if let a { b() } }") == ["let a → false", "b() → (left out)"])
        #expect(changes("func f() { a { b() } }") == ["a { b() } → (left out)", "b() → (left out)"])
        #expect(changes("var f: Int { get { a() } set { b() } }") == ["b() → (left out)"])
    }

    @Test("What gives a variable its first value stays")
    func keepsFirstValues() {
        #expect(changes("struct S { init(a: Int) { self.a = a; b = a } }").isEmpty)
        #expect(changes("struct S { init() { self.init(a: b) } }").isEmpty)
        #expect(changes("func f() { let a: B; if let c { a = c } else { a = d } }") == ["let c → false"])
    }

    @Test("A jump out of an `if` that can be gone through is left out")
    func leavesOutJumps() throws {
        let source = "func f() -> Int { if a { return b }; return c }"
        #expect(changes(source) == ["a → !(a)", "return b → (left out)"])
        #expect(
            try planted(source, "return b → (left out)")
                == "func f() -> Int { if a { if !mutant(1) { return b } }; return c }"
        )
        #expect(changes("func f() { for x in y { if a { continue } } }").contains("continue → (left out)"))
        #expect(changes("func f() { if a { throw b } }").contains("throw b → (left out)"))
    }

    @Test("A jump that something stands on stays: of a guard, of two branches, alone under a condition that binds")
    func keepsJumps() {
        #expect(changes("func f() { guard a else { return } }") == ["a → !(a)"])
        #expect(changes("func f() -> Int { if a { return b } else { return c } }") == ["a → !(a)"])
        #expect(changes("func f() { if let a { return } }") == ["let a → false"])
        #expect(changes("func f() { return }").isEmpty)
    }
}
