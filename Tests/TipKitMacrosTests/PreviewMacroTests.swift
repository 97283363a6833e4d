import Testing

@Suite struct PreviewMacroTests {
    @Test(
        "A preview leaves nothing behind",
        arguments: ["#Preview { Text(\"a\") }", "#Preview(\"Name\", traits: .portrait) { Text(\"a\") }"]
    )
    func nothingLeft(source: String) {
        expectExpansion(of: "let before = 1\n\(source)", "let before = 1")
    }
}
