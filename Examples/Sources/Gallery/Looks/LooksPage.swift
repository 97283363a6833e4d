import SwiftUI

@MainActor
extension Page {
    static let looks = Page(
        "looks",
        title: "Looks",
        summary: "Tips in the built-in layout, with backgrounds, corners and images of your choice.",
        hint: "One tip in three looks: close any of them, and all three go.",
        code: #"""
            /// One tip for several looks.
            struct ShadeTip: Tip {
                var title: Text { Text("Shade them at noon") }
                var message: Text? { Text("Young leaves scorch where older ones don’t.") }
                var image: Image? { Image(systemName: "cloud.sun") }
            }

            /// A tip as it comes, with square corners, and with a large image on a gradient.
            struct LooksSample: View {
                private let tip = ShadeTip()
                private let sky = LinearGradient(
                    colors: [Color.orange.opacity(0.12), Color.blue.opacity(0.12)],
                    startPoint: .leading,
                    endPoint: .trailing
                )

                var body: some View {
                    VStack(spacing: 12) {
                        TipView(tip)
                        TipView(tip, arrowEdge: .top)
                            .tipBackground(Color.orange.opacity(0.12))
                            .tipCornerRadius(2)
                            .tipImageStyle(.orange)
                        TipView(tip)
                            .tipBackground(sky)
                            .tipCornerRadius(28)
                            .tipImageSize(CGSize(width: 56, height: 56))
                    }
                }
            }
            """#
    ) {
        LooksSample()
    }
}
