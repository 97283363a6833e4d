import Testing

@Suite struct PreviewMacroTests {
    @Test("#Preview becomes a type with the preview's file, line and unchanged arguments, in debug builds only")
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

    @Test("#Preview may have no name, and its body may be an argument instead of a trailing closure")
    func bodyAsArgument() {
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

    @Test("Variables of a #Preview that are marked @Previewable become properties of its view") func previewable() {
        expectExpansion(
            of: """
                #Preview {
                    @Previewable @State var count = 1
                    Text("a")
                }
                """,
            """
            #if DEBUG
            enum __macro_local_7PreviewfMu_: PreviewRegistry {
                static var fileID: String { "TestModule/test.swift" }
                static var line: Int { 1 }
                @MainActor static func makePreview() -> Preview {
                    Preview() { Content() }
                }
                private struct Content: View {
                    @State var count = 1
                    var body: some View {
                        Text("a")
                    }
                }
            }
            #endif
            """
        )
    }
}
