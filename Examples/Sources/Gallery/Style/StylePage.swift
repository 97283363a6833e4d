import SwiftUI

@MainActor
extension Page {
    static let style = Page(
        "style",
        title: "Custom style",
        summary: "A tip with a layout of your own.",
        hint: "Close the tip with the button that its style brings.",
        code: #"""
            /// A tip as a seed packet: the picture on top, the words in the middle, a button below.
            struct PacketStyle: TipViewStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack(spacing: 10) {
                        configuration.image?.font(.largeTitle).foregroundStyle(.orange)
                        configuration.title?.font(.title3).bold()
                        configuration.message?.multilineTextAlignment(.center)
                        // A style brings its own way to close the tip.
                        Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
                            .buttonStyle(.borderedProminent)
                    }
                    .frame(maxWidth: .infinity)
                }
            }

            /// Drawn by the style.
            struct SillTip: Tip {
                var title: Text { Text("Start on the windowsill") }
                var message: Text? { Text("Tomatoes want six weeks of light before they go out.") }
                var image: Image? { Image(systemName: "sun.max") }
            }

            /// A tip in the style; it would count for all tips below it.
            struct StyleSample: View {
                var body: some View {
                    TipView(SillTip())
                        .tipViewStyle(PacketStyle())
                }
            }
            """#
    ) {
        StyleSample()
    }
}
