import SwiftUI

/// Source text on a ground of its own, scrolling sideways where it is too wide; read from left to right on any page.
struct CodeBlock: View {
    let code: String

    var body: some View {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        ScrollView(.horizontal) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<lines.count) { CodeLine(line: lines[$0]) }
            }
            .padding()
            .fixedSize()
        }
        .accessibilityLabel("Code")
        .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("code")
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// One line of source text.
struct CodeLine: View {
    let line: Substring

    var body: some View {
        CodeToken.tokens(of: line)
            .reduce(Text(verbatim: "")) { $0 + $1.text }
            .font(.system(.footnote, design: .monospaced))
            .frame(minHeight: 17, alignment: .leading)
    }
}
