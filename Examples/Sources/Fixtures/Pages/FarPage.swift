import SwiftUI
import TipKit

/// Points at what lies beyond the end of the window.
struct FarTip: Tip {
    var title: Text { Text("Far below") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Points at what a person sees first.
struct NearTip: Tip {
    @Parameter static var isWanted: Bool = false

    var title: Text { Text("Near the top") }
    var rules: [Rule] {
        #Rule(Self.$isWanted) { $0 }
    }
}

/// A page longer than its window, with a popover at its end, which comes first, and one at its top.
struct FarPage: View {
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 1_600) {
            VStack {
                Button("Near") { NearTip.isWanted = true }.accessibilityIdentifier("near")
                Text("Nothing").accessibilityIdentifier("nothing")
                Button("Else") { presses += 1 }.accessibilityIdentifier("else")
                Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
                Text(verbatim: FarTip().explain().summary).accessibilityIdentifier("far")
                Text("Top").padding().popoverTip(NearTip(), arrowEdge: .top)
            }
            Text("End").padding().accessibilityIdentifier("end").popoverTip(FarTip(), arrowEdge: .bottom)
        }
    }
}
