import SwiftUI

@MainActor
extension Page {
    static let actions = Page(
        "actions",
        title: "Actions",
        summary: "Buttons in a tip, told apart by their ids.",
        hint: "Press one of the tip’s buttons and watch the line below it.",
        code: #"""
            /// Offers two ways to go on.
            struct SwapTip: Tip {
                var title: Text { Text("Swap what is left over") }
                var message: Text? { Text("Someone near you may be looking for just these seeds.") }
                var image: Image? { Image(systemName: "person.2") }
                var actions: [Action] {
                    Action(id: "offer", title: "Offer my seeds")
                    Action(id: "later", title: "Not this year")
                }
            }

            /// A tip whose answer is shown below it.
            struct ActionsSample: View {
                private let tip = SwapTip()
                @State private var answer = "Nothing is on offer."

                var body: some View {
                    VStack(alignment: .leading, spacing: 12) {
                        TipView(tip) { action in
                            if action.id == "offer" { answer = "Three packets are on offer." }
                            // An action leaves the tip where it is; what was answered needn't be asked again.
                            tip.invalidate(reason: .actionPerformed)
                        }
                        Text(answer)
                    }
                }
            }
            """#
    ) {
        ActionsSample()
    }
}
