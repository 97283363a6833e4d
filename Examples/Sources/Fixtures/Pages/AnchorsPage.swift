import SwiftUI
import TipKit

/// A tip whose arrow points at the mark of its name.
struct MarkTip: Tip {
    let name: String

    var id: String { "mark-\(name)" }
    var title: Text { Text(verbatim: "Tip for \(name)") }
    var message: Text? { Text("Points at its mark, wherever that stands.") }
}

/// Inline tips with marks above, beside and below them, and buttons for the edge that carries the arrow.
struct AnchorsPage: View {
    @State private var edge: Edge?
    @State private var isAtEnd = false

    var body: some View {
        VStack(spacing: 16) {
            EdgeButtons(edge: $edge)
            Button("Go") { isAtEnd.toggle() }.accessibilityIdentifier("go")
            if !isAtEnd { mark("goer") }
            HStack {
                mark("first")
                Spacer()
                mark("second")
                Spacer().frame(width: 60)
                mark("third")
            }
            ForEach(["first", "second", "third", "goer", "last"], id: \.self) { tip($0) }
            HStack(alignment: .top) {
                mark("side")
                tip("side")
            }
            mark("last")
            if isAtEnd { mark("goer") }
        }
    }

    private func mark(_ name: String) -> some View {
        Text(verbatim: name).padding().accessibilityIdentifier("at-\(name)").tipAnchor(name)
    }

    private func tip(_ name: String) -> some View {
        TipView(MarkTip(name: name), arrowEdge: edge, anchorID: name)
    }
}

/// A popover that points at a part of its view, with buttons for the part and the edge.
struct AttachmentsPage: View {
    @State private var edge: Edge?
    @State private var attachment = PopoverAttachmentAnchor.rect(.bounds)

    var body: some View {
        VStack(spacing: 160) {
            VStack {
                EdgeButtons(edge: $edge)
                HStack {
                    choice("bounds", .rect(.bounds))
                    choice("topTrailing", .point(.topTrailing))
                    choice("bottomLeading", .point(.bottomLeading))
                    choice("rect", .rect(.rect(CGRect(x: 30, y: 20, width: 60, height: 40))))
                }
            }
            Text("Chart")
                .frame(width: 200, height: 120)
                .accessibilityIdentifier("chart")
                .popoverTip(MarkTip(name: "chart"), attachmentAnchor: attachment, arrowEdge: edge)
        }
    }

    private func choice(_ name: String, _ anchor: PopoverAttachmentAnchor) -> some View {
        Button(name) { attachment = anchor }.accessibilityIdentifier("attach-\(name)")
    }
}

/// Buttons for the edge that carries an arrow.
private struct EdgeButtons: View {
    let edge: Binding<Edge?>

    var body: some View {
        HStack {
            choice("none", nil)
            choice("top", .top)
            choice("bottom", .bottom)
            choice("leading", .leading)
            choice("trailing", .trailing)
        }
    }

    private func choice(_ name: String, _ choice: Edge?) -> some View {
        Button(name) { edge.wrappedValue = choice }.accessibilityIdentifier("edge-\(name)")
    }
}
