import SwiftUI

@MainActor
extension Page {
    static let binding = Page(
        "binding",
        title: "Shown and hidden",
        summary: "A binding that hides a tip for the moment and shows it again.",
        hint: "Turn the switch off and on: the tip goes and comes without being closed.",
        code: #"""
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
                                .listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))
                        }
                        TipView(HarvestTip(), isPresented: $isShown)
                        Text(verbatim: HarvestTip().explain().summary)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            """#
    ) {
        BindingSample()
    }
}
