import TipKit

struct NamesOfViewsTip: Tip {
    var title: Text { Text("Views with one import") }
    var image: Image? { Image(systemName: "leaf") }
}

struct NamesOfViews: View {
    let tip = NamesOfViewsTip()
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            TipView(tip)
            TipView(tip, arrowEdge: .top) { action in
                print(action.id)
            }
            HStack {
                Image(systemName: "star")
                Text("Count \(count)")
                Spacer()
            }
            Button("More") {
                count += 1
                tip.invalidate(reason: .actionPerformed)
            }
            .popoverTip(tip)
            .popoverTip(tip, arrowEdge: .bottom) { _ in }
        }
        .padding()
        .task {
            for await status in tip.statusUpdates where status == .available {
                count += 1
            }
        }
    }
}
