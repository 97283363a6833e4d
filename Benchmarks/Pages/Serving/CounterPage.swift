import TipUI

/// A page with a title, a button that counts its presses, and a card as an inline tip has it.
struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 16) {
                HStack(spacing: 12) {
                    Button("Press") { count += 1 }
                    Text(verbatim: "Pressed \(count) times")
                }
                Callout(CalloutContent()) {
                    HStack(alignment: .top, spacing: 12) {
                        Image(systemName: "star").font(.title2).foregroundStyle(.tint)
                        VStack(alignment: .leading, spacing: 0) {
                            Text("Keep your favourites").font(.headline)
                            Text("Press the star, and the trail stays at the top.")
                                .font(.subheadline).foregroundStyle(.secondary)
                        }
                        Button {
                        } label: {
                            Image(systemName: "xmark")
                        }
                        .buttonLook(.close)
                        .accessibilityLabel("Close tip")
                    }
                }
            }
            .navigationTitle("Counter")
        }
    }
}
