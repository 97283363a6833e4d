import Testing

@Suite("Statements")
struct StatementTests {
    @Test("Calls and assignments are left out")
    func leavesOut() throws {
        let source = "func f() { try await a(b); c.d = e }"
        #expect(changes(source) == ["try await a(b) → (left out)", "c.d = e → (left out)"])
        #expect(
            plantedWhole(source) == "func f() { if !mutant(1) { try await a(b) }; if !mutant(2) { c.d = e } }"
        )
    }

    @Test("An assignment with `+=` is also changed to `-=`")
    func turnsRound() throws {
        let source = "func f() { a += b }"
        #expect(changes(source) == ["a += b → (left out)", "a += b → a -= b"])
        #expect(
            plantedWhole(source)
                == "func f() { if !mutant(1) { if mutant(2) { a -= b } else { a += b } } }"
        )
    }

    @Test("A call that gives the result of a function, getter, closure or branch isn't left out")
    func keepsValues() {
        #expect(changes("func f() -> Int { a() }").isEmpty)
        #expect(changes("var f: Int { a() }").isEmpty)
        #expect(changes("let x = a { b() }").isEmpty)
        #expect(changes("func f() -> Int { switch x { case .a: b(); default: c() } }").isEmpty)
        #expect(changes("let x = if y { b() } else { c() }") == ["y → !(y)"])
    }

    @Test("A call whose result isn't used is left out, also in a branch, a closure or a setter")
    func leavesOutWithin() {
        #expect(changes("func f() { if let a { b() } }") == ["let a → false", "b() → (left out)"])
        #expect(changes("func f() { a { b() } }") == ["a { b() } → (left out)", "b() → (left out)"])
        #expect(changes("var f: Int { get { a() } set { b() } }") == ["b() → (left out)"])
    }

    @Test("An assignment that initializes a variable isn't left out")
    func keepsFirstValues() {
        #expect(changes("struct S { init(a: Int) { self.a = a; b = a } }").isEmpty)
        #expect(changes("struct S { init() { self.init(a: b) } }").isEmpty)
        #expect(changes("func f() { let a: B; if let c { a = c } else { a = d } }") == ["let c → false"])
    }

    @Test("A jump in an `if` is left out if the code after the `if` can run instead")
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

    @Test("A jump isn't left out if the compiler needs it, or if a change of the condition has the same effect")
    func keepsJumps() {
        #expect(changes("func f() { guard a else { return } }") == ["a → !(a)"])
        #expect(changes("func f() -> Int { if a { return b } else { return c } }") == ["a → !(a)"])
        #expect(changes("func f() { if let a { return } }") == ["let a → false"])
        #expect(changes("func f() { return }").isEmpty)
    }
}
