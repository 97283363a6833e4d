import SwiftUI
import TipKit

/// Shown to those who have a greenhouse.
struct GreenhouseTip: Tip {
    @Parameter static var hasGreenhouse: Bool = false

    var title: Text { Text("Sow four weeks earlier") }
    var message: Text? { Text("Under glass the soil is warm enough by then.") }
    var image: Image? { Image(systemName: "house") }
    var rules: [Rule] {
        #Rule(Self.$hasGreenhouse) { $0 }
    }
}

/// A switch that sets the parameter, and the tip that follows it.
struct RulesSample: View {
    @State private var hasGreenhouse = GreenhouseTip.hasGreenhouse

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            List {
                Toggle("I have a greenhouse", isOn: $hasGreenhouse)
                    .onChange(of: hasGreenhouse) { GreenhouseTip.hasGreenhouse = hasGreenhouse }
            }
            TipView(GreenhouseTip())
            Text(verbatim: GreenhouseTip().explain().summary)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}
