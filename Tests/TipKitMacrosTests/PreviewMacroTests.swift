import Testing

@Suite struct PreviewMacroTests {
    @Test("A preview becomes a type that names its file and line and makes it as it was written")
    func becomesType() {
        expectExpansion(
            of: """
                let before = 1
                #Preview("Name", traits: .portrait) {
                    Text("a")
                }
                """,
            """
            let before = 1
            #if DEBUG
            enum __macro_local_7PreviewfMu_: PreviewRegistry {
                static var fileID: String { "TestModule/test.swift" }
                static var line: Int { 2 }
                @MainActor static func makePreview() -> Preview {
                    Preview("Name", traits: .portrait) {
                Text("a")
            }
                }
            }
            #endif
            """
        )
    }

    @Test("A preview may have no name, and its body may be an argument") func bodyAsArgument() {
        expectExpansion(
            of: "#Preview(body: { Text(\"a\") })",
            """
            #if DEBUG
            enum __macro_local_7PreviewfMu_: PreviewRegistry {
                static var fileID: String { "TestModule/test.swift" }
                static var line: Int { 1 }
                @MainActor static func makePreview() -> Preview {
                    Preview(body: { Text("a") })
                }
            }
            #endif
            """
        )
    }
}
