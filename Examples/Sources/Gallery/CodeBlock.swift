import SwiftUI

/// Source text on a ground of its own, scrolling sideways where it is too wide.
///
/// Each line is a view, since a text keeps no indentation.
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
        .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("code")
    }
}

/// One line of source text.
struct CodeLine: View {
    let line: Substring

    var body: some View {
        let words = line.drop { $0 == " " }
        Text(verbatim: String(words))
            .font(.system(.footnote, design: .monospaced))
            .padding(.leading, CGFloat(line.count - words.count) * 7.8)
            .frame(minHeight: 17, alignment: .leading)
    }
}
