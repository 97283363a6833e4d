import SwiftUI
import TipKit

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
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Spacer()
                Button("Lamp", systemImage: "lightbulb") { LampTip().invalidate(reason: .actionPerformed) }
                    .tipAnchor("lamp")
            }
            .buttonStyle(.bordered)
            TipView(LampTip(), anchorID: "lamp")
            HStack(spacing: 8) {
                ForEach(Edge.allCases, id: \.self) { choice in
                    Button(String(describing: choice).capitalized) { edge = choice }
                        .accessibilityAddTraits(choice == edge ? .isSelected : [])
                        .buttonStyle(ChoiceStyle(isChosen: choice == edge))
                }
            }
            HStack {
                Spacer()
                Button("Tray", systemImage: "tray") { TrayTip().invalidate(reason: .actionPerformed) }
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("tray")
                Spacer()
            }
            // tips-lint: allow tips-without-group
            TipView(TrayTip(), arrowEdge: edge)
        }
    }
}

/// One of several choices in a row, filled while it is the chosen one.
struct ChoiceStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline)
            .foregroundStyle(isChosen ? AnyShapeStyle(.background) : AnyShapeStyle(.tint))
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(.tint.opacity(isChosen ? 1 : 0.12), in: RoundedRectangle(cornerRadius: 12))
    }
}
