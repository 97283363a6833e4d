import Testing

@Suite("Code that doesn't change")
struct LeftAloneTests {
    @Test("Strings and their interpolations")
    func leavesTexts() {
        #expect(changes("let x = \"a \\(b + 1)\"").isEmpty)
        #expect(changes("extension S: LocalizedError { func f() -> Bool { a } }").isEmpty)
        #expect(changes("extension S: Hashable { func f() -> Bool { a } }") == ["a → !(a)"])
        #expect(changes("extension S { var description: String { a + b } }").isEmpty)
        #expect(
            changes("func f() { try run(\"SELECT \\(1 + 2)\", [a]) }") == [
                "try run(\"SELECT \\(1 + 2)\", [a]) → (left out)"
            ]
        )
    }

    @Test("Calls of loggers and preconditions")
    func leavesLogs() {
        #expect(changes("func f() { tipLog.warning(\"a\", metadata: b + c) }").isEmpty)
        #expect(changes("func f() { self.logger?.error(a) }").isEmpty)
        #expect(changes("func f() { logNotice(a) }").isEmpty)
        #expect(changes("let x: Void = tipLog.warning(a + b)").isEmpty)
        #expect(changes("func f() { precondition(a < b) }").isEmpty)
        #expect(changes("func f() { log.insert(a) }") == ["log.insert(a) → (left out)"])
    }

    @Test("Attributes, availability, patterns, key paths, macros, raw values and types")
    func leavesDeclarations() {
        #expect(changes("@A(1, true) func f() {}").isEmpty)
        #expect(changes("func f() { if #available(macOS 15, *) { } }").isEmpty)
        #expect(changes("func f() { switch x { case 1: break; case 2...3: break } }").isEmpty)
        #expect(changes("let x = \\A.first").isEmpty)
        #expect(changes("let x = #Rule(a) { $0 == 1 }").isEmpty)
        #expect(changes("enum E: Int { case a = 1 }").isEmpty)
        #expect(changes("let x: InlineArray<3, Int>").isEmpty)
        #expect(changes("protocol P { func f(a: Int) }").isEmpty)
    }

    @Test("Code that isn't compiled on this platform")
    func leavesInactive() {
        let source = """
            #if canImport(Glibc) && Web
            let a = 1
            #else
            let a = 2
            #endif
            #if canImport(Darwin)
            let b = 3
            #elseif os(Linux)
            let b = 4
            #endif
            """
        #expect(changes(source) == ["1 → 2", "4 → 5"])
    }

    @Test("Changes without an effect: of hashing, of reserved capacity, of the order of a set's elements")
    func leavesEquals() {
        #expect(changes("func hash(into hasher: inout Hasher) { hasher.combine(a) }").isEmpty)
        #expect(changes("func f() { a.reserveCapacity(b) }").isEmpty)
        #expect(changes("let x: Set = [.a, .b]").isEmpty)
    }
}
