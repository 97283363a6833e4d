import SwiftUI
import TipKit

/// Can be hidden for the moment.
struct HarvestTip: Tip {
    var title: Text { Text("Leave one plant to seed") }
    var message: Text? { Text("It gives back more than you borrowed.") }
    var image: Image? { Image(systemName: "gift") }
}

/// A switch that follows the tip, and that the tip follows.
struct BindingSample: View {
    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            List {
                Toggle("Show the tip", isOn: $isShown)
            }
            TipView(HarvestTip(), isPresented: $isShown)
            Text(verbatim: HarvestTip().explain().summary)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}
