import Testing

@Suite("Expressions")
struct ExpressionTests {
    @Test("Numbers grow by one, and Boolean literals are inverted")
    func movesConstants() throws {
        #expect(changes("let x = 1_000") == ["1_000 → 1001"])
        #expect(changes("let x = 0o700") == ["0o700 → 449"])
        #expect(changes("let x = 0.5") == ["0.5 → 1.5"])
        #expect(changes("let x = true") == ["true → false"])
        #expect(try planted("let x = 5", "5 → 6") == "let x = (mutant(1) ? (6) : (5))")
    }

    @Test("A sum becomes a difference, unless a string or an array literal is added")
    func changesSums() {
        #expect(changes("let x = a + b") == ["a + b → a - b"])
        #expect(changes("let x = a + \"b\"").isEmpty)
        #expect(changes("let x = a + [b]").isEmpty)
        #expect(changes("let x = -a") == ["-a → a"])
    }

    @Test("An expression with `??` is replaced with its fallback")
    func takesFallback() throws {
        #expect(try planted("let x = a ?? b", "a ?? b → b") == "let x = (mutant(1) ? (b) : (a ?? b))")
    }

    @Test("A member or function is replaced with its opposite, in a copy of the whole chain of members")
    func takesOpposite() throws {
        let source = "let x = a?.first?.b.c(d)"
        #expect(
            try planted(source, "a?.first → a?.last")
                == "let x = (mutant(1) ? (a?.last?.b.c(d)) : (a?.first?.b.c(d)))"
        )
        #expect(changes("let x = min(a, b)") == ["min(a, b) → max(a, b)"])
        #expect(changes("let x = a.suffix(n)") == ["a.suffix → a.prefix"])
        #expect(changes("let x: Date = .distantPast") == [".distantPast → .distantFuture"])
    }

    @Test("The targets of assignments and `inout` arguments don't change")
    func leavesTargets() {
        #expect(changes("func f() { a.first.b = c }") == ["a.first.b = c → (left out)"])
        #expect(changes("func f() { g(&a.first) }") == ["g(&a.first) → (left out)"])
    }

    @Test("Adjacent arguments are swapped if their declaration is known and gives them the same type")
    func swapsArguments() throws {
        let source = """
            func f(a: Int, b: Int, _ c: String = "", d: Date) {}
            struct S { let a: Int; var b: Int; let c: Int = 1; var d: String }
            enum E { case e(from: Date, to: Date) }
            let x = f(a: p, b: q, d: r)
            let y = S(a: p, b: q, d: r)
            let z = E.e(from: p, to: q)
            let unknown = g(p, q)
            let same = f(a: p, b: p, d: r)
            """
        #expect(
            changes(source) == [
                "1 → 2", "a: p, b: q → a: q, b: p", "a: p, b: q → a: q, b: p", "from: p, to: q → from: q, to: p",
            ]
        )
        #expect(
            try planted(source, "from: p, to: q → from: q, to: p")
                .contains("let z = (mutant(1) ? (E.e(from: q, to: p)) : (E.e(from: p, to: q)))")
        )
    }

    @Test("Adjacent computed elements of an array are swapped")
    func swapsElements() {
        #expect(changes("let x = [a.b, try c(), .d, e, 6.0, f]") == ["a.b, try c() → try c(), a.b", "6.0 → 7.0"])
    }

    @Test("A result becomes nil or an empty array if its type allows that, with and without `return`")
    func replacesResults() {
        #expect(changes("func f() -> Int? { return a }") == ["a → nil"])
        #expect(changes("var f: [Int] { a.b }") == ["a.b → []"])
        #expect(changes("func f() -> [Int] { return [] }").isEmpty)
        #expect(changes("func f() -> Int? { return nil }").isEmpty)
        #expect(changes("func f() -> Int? { g { return a } }") == ["g { return a } → nil"])
        #expect(changes("func f() -> Int? { if a { b } else { c } }") == ["a → !(a)", "b → nil", "c → nil"])
    }
}
