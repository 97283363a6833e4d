import SwiftUI
import TipKit

/// The first step.
struct SoakTip: Tip {
    var title: Text { Text("Soak the beans") }
    var message: Text? { Text("After a night in water they come up a week earlier.") }
}

/// The second step.
struct SowTip: Tip {
    var title: Text { Text("Sow them eye down") }
    var message: Text? { Text("The root comes out of the eye.") }
}

/// The last step.
struct NetTip: Tip {
    var title: Text { Text("Spread a net") }
    var message: Text? { Text("Pigeons know as well as you do where beans are.") }
}

/// Three tips in one place, each once those before it are done or closed.
struct GroupsSample: View {
    @State private var steps = TipGroup(.ordered, showsPosition: true) {
        SoakTip()
        SowTip()
        NetTip()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TipView(steps.currentTip)
            HStack(spacing: 8) {
                Button("Soak") { SoakTip().invalidate(reason: .actionPerformed) }
                Button("Sow") { SowTip().invalidate(reason: .actionPerformed) }
                Button("Cover") { NetTip().invalidate(reason: .actionPerformed) }
            }
            .buttonStyle(.bordered)
        }
    }
}
