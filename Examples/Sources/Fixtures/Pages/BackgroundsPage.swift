import SwiftUI
import TipKit

/// What is behind tips and lists, chosen by `--view`.
struct BackgroundsPage: View {
    let view: String
    @State private var isUp = true

    var body: some View {
        switch view {
        case "plain": NavigationStack { VStack { card }.navigationTitle("Plain") }
        case "plainList": NavigationStack { List { card }.listStyle(.plain).navigationTitle("Plain list") }
        case "grouped": NavigationStack { list.navigationTitle("Grouped") }
        case "form": Form { Text("Row").accessibilityIdentifier("row") }
        case "clear":
            NavigationStack { list.scrollContentBackground(.hidden).background(Color.yellow).navigationTitle("Clear") }
        case "stack":
            VStack {
                list.accessibilityIdentifier("list")
                Text("Below")
            }
        case "translucent":
            VStack {
                card.tipBackground(Color.orange.opacity(0.12))
                Text("Anchor").popoverTip(PointingTip(), arrowEdge: .top).tipBackground(Color.orange.opacity(0.12))
                Text("Behind the popover").font(.largeTitle)
            }
        case "sheet":
            Text("Page").sheet(isPresented: $isUp) {
                VStack { Text("Sheet").accessibilityIdentifier("text") }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.yellow)
                    .accessibilityIdentifier("painted")
            }
        case "sheetShape":
            Text("Page").sheet(isPresented: $isUp) {
                ZStack {
                    Color.yellow.ignoresSafeArea().accessibilityIdentifier("shape")
                    Text("Sheet").accessibilityIdentifier("text")
                }
            }
        case "sheetList": Text("Page").sheet(isPresented: $isUp) { list }
        default:
            VStack {
                Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.yellow).accessibilityIdentifier("yellow")
                Button("Own") {}.buttonStyle(.borderedProminent).tint(Color(red: 0.9, green: 1, blue: 0.9))
                    .accessibilityIdentifier("own")
                Button("Blue") {}.buttonStyle(.borderedProminent).tint(.blue).accessibilityIdentifier("blue")
            }
        }
    }

    private var card: some View { TipView(InsideTip()) }

    private var list: some View {
        List { Text("Row").accessibilityIdentifier("row") }
    }
}
