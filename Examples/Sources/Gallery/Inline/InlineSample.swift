import SwiftUI
import TipKit

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
