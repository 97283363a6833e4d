import SwiftUI

@MainActor
extension Page {
    static let inline = Page(
        "inline",
        title: "Inline tip",
        summary: "A card in the flow of the page, with an image and a message.",
        hint: "Close the tip: the shelf moves up, and the tip stays away until you reset it.",
        code: #"""
            /// Told to everyone who opens the shelf.
            struct FrostTip: Tip {
                var title: Text { Text("Wait for the last frost") }
                var message: Text? { Text("Beans and squash go out **after** it; peas don’t mind the cold.") }
                var image: Image? { Image(systemName: "snowflake") }
            }

            /// A shelf of seeds, with a tip above it.
            struct InlineSample: View {
                var body: some View {
                    VStack(spacing: 12) {
                        TipView(FrostTip())
                        List {
                            Label("Runner bean", systemImage: "leaf")
                            Label("Garden pea", systemImage: "leaf")
                            Label("Squash", systemImage: "leaf")
                        }
                    }
                }
            }
            """#
    ) {
        InlineSample()
    }
}
