import OpenTipKit

enum OwnViewsListings {
    static func reply(of tip: some Tip) -> String? {
        guard let display = tip.beginDisplay() else { return nil }
        defer { display.end() }
        return [tip.title, tip.message].compactMap { $0?.plain }.joined(separator: "\n")
    }

    struct TipBanner: View {
        let tip: any Tip
        @State private var display: TipDisplay? = nil

        var body: some View {
            VStack {
                if display != nil {
                    HStack {
                        tip.title
                        Button("Close") { tip.invalidate(reason: .tipClosed) }
                    }
                }
            }
            .task {
                for await mayAppear in tip.shouldDisplayUpdates {
                    if !mayAppear { end() } else if display == nil { display = tip.beginDisplay() }
                }
            }
            .onDisappear { end() }
        }

        private func end() {
            display?.end()
            display = nil
        }
    }

    struct PlainTipStyle: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.title
                Button("Close") { configuration.tip.invalidate(reason: .tipClosed) }
            }
        }
    }
}
