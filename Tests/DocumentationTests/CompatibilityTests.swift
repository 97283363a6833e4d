import Testing

@Suite struct CompatibilityTests {
    @Test("Every behavior number in Compatibility.md, such as B5.6, is in a test's title, and the other way around")
    func numbersOfTests() throws {
        var numbers: Set<String> = []
        for file in try Repository.files(below: "Tests", withExtension: "swift") {
            numbers.formUnion(try Self.quoted(in: file))
        }
        let explained = try Self.explained
        #expect(numbers.subtracting(explained).isEmpty, "Nothing explains \(numbers.subtracting(explained).sorted()).")
        #expect(explained.subtracting(numbers).isEmpty, "No test holds \(explained.subtracting(numbers).sorted()).")
    }

    /// The numbers of behaviors, such as `B5.6`, in the first column of the tables in Compatibility.md.
    private static var explained: Set<String> {
        get throws {
            let cells = try Repository.lines(of: "Documentation/Compatibility.md")
                .compactMap { $0.firstMatch(of: /^\| ([BC][^|*]+)\*? \|/)?.output.1 }
            return Set(cells.flatMap { $0.matches(of: /[BC]\d+(\.\d+)?/) }.map { String($0.output.0) })
        }
    }

    /// Returns the numbers of behaviors, such as `B5.6`, with which string literals in a file start.
    private static func quoted(in file: String) throws -> Set<String> {
        let texts = try Repository.lines(of: file)
            .flatMap { $0.matches(of: /"((?:[BC]\d+(?:\.\d+)?[ "])+)/) }
        return Set(texts.flatMap { $0.output.1.matches(of: /[BC]\d+(\.\d+)?/) }.map { String($0.output.0) })
    }
}
