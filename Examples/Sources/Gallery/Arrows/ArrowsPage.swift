import SwiftUI

@MainActor
extension Page {
    static let arrows = Page(
        "arrows",
        title: "Arrows and anchors",
        summary: "A tip in the flow that points at the view it is about.",
        hint: "The first tip finds the lamp by itself; choose an edge for the arrow of the second.",
        code: #"""
            /// Points at the lamp, wherever that stands.
            struct LampTip: Tip {
                var title: Text { Text("Move the lamp down") }
                var message: Text? { Text("Seedlings that see it from afar grow thin.") }
            }

            /// Has its arrow at an edge.
            struct TrayTip: Tip {
                var title: Text { Text("Turn the tray") }
                var message: Text? { Text("Once a day, and the stems stay straight.") }
            }

            /// A windowsill with a tip for one of its things, and a tip whose arrow can be moved.
            struct ArrowsSample: View {
                @State private var edge = Edge.top

                var body: some View {
                    VStack(alignment: .leading, spacing: 16) {
                        HStack(spacing: 24) {
                            Label("Tray", systemImage: "tray")
                            Label("Water", systemImage: "drop")
                            Spacer()
                            Label("Lamp", systemImage: "lightbulb").tipAnchor("lamp")
                        }
                        TipView(LampTip(), anchorID: "lamp")
                        HStack(spacing: 8) {
                            ForEach(Edge.allCases, id: \.self) { edge in
                                Button(String(describing: edge).capitalized) { self.edge = edge }
                            }
                        }
                        .buttonStyle(.bordered)
                        TipView(TrayTip(), arrowEdge: edge)
                    }
                }
            }
            """#
    ) {
        ArrowsSample()
    }
}
