import SwiftUI
import TipKit

/// Retired once it was seen twice.
struct DishTip: Tip {
    var title: Text { Text("Water from below") }
    var message: Text? { Text("Stand the pots in a dish, and the leaves stay dry.") }
    var options: [any TipOption] { MaxDisplayCount(2) }
}

/// Retired once it was on screen for two minutes.
struct LabelTip: Tip {
    var title: Text { Text("Label every row") }
    var message: Text? { Text("Seedlings look alike in May.") }
    var options: [any TipOption] { MaxDisplayDuration(120) }
}

/// A bed that one can leave and come back to, which is another display of its tips.
struct LimitsSample: View {
    @State private var isThere = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button(isThere ? "Leave the bed" : "Come back") { isThere.toggle() }
                .buttonStyle(.bordered)
            if isThere {
                TipView(DishTip())
                // tips-lint: allow tips-without-group
                TipView(LabelTip())
            }
            VStack(alignment: .leading, spacing: 4) {
                Text("The dish was shown \(DishTip().record.displayCount) of 2 times")
                Text(verbatim: "\(DishTip().explain())")
                Text(verbatim: "\(LabelTip().explain())")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }
}
