import Testing

@Suite struct ArchitectureTests {
    @Test("Every path and every Swift name that Architecture.md mentions exists in the sources") func names() throws {
        let lines = try Repository.lines(of: "Documentation/Architecture.md")
        let sentences = try DocumentedNames().missing(in: lines.joined(separator: "\n"))
        #expect(sentences.isEmpty, "Documentation/Architecture.md: \(sentences.joined(separator: " "))")
    }

    @Test("The check of a document reports, in a sentence, each mentioned name that doesn't exist in the sources")
    func missing() throws {
        let parts = try DocumentedNames()
        let planted = [
            ("`TipUI/Graph/Nowhere.swift`", "There is no file or folder `TipUI/Graph/Nowhere.swift`."),
            ("`Graph.flushTwice`", "`Graph.flushTwice`: no source names flushTwice."),
            // `isCovered` is a member of another type, not of `Graph`.
            ("`Graph.isCovered`", "`Graph.isCovered`: Graph has no isCovered."),
            ("`.flushedTwice`", "`.flushedTwice`: no source names flushedTwice."),
            // `invalid` is only the name of a local variable, which is no member of a type.
            ("`.invalid`", "`.invalid`: no type has invalid."),
            ("`Graph.flush` (`TipUI/Graph/GraphHost.swift`)", "`TipUI/Graph/GraphHost.swift` doesn't name flush."),
        ]
        for (text, sentence) in planted {
            #expect(parts.missing(in: "Of \(text) it is said.") == [sentence])
        }
    }

    @Test("The check of a document doesn't report names that exist in the sources") func present() throws {
        let text = """
            `Graph.flush` in `TipUI/Graph/Graph.swift`, `ElementKind.rowActions`, `.dismiss`, `client.js`, a name that
            goes on (`Graph.takeUpdate`), `SheetKey` (`TipUI/Presentation/SheetRequest.swift`), `Scripts/check-imports`,
            `Benchmarks` and `Tips.Event`.
            """
        #expect(try DocumentedNames().missing(in: text) == [])
    }
}
