import OpenTipKit

enum OwnViewsListings {
    struct QuietTip: Tip {
        static let printed = Event(id: "list-printed")
        let line = "Use --quiet to get the list alone."

        var title: Text { Text(verbatim: line) }
        var rules: [Rule] {
            #Rule(Self.printed) { $0.donations.count >= 3 }
        }
        var options: [any TipOption] { MaxDisplayCount(3) }
    }

    static func hint(isInteractive: Bool) {
        guard isInteractive else { return }
        let tip = QuietTip()
        guard let display = tip.beginDisplay() else { return }
        defer { display.end() }
        FileHandle.standardError.write(Data("hint: \(tip.line) (no more hints: --no-hints)\n".utf8))
    }

    static func silence(arguments: [String]) {
        if arguments.contains("--no-hints") { Tips.hideAllTipsForTesting() }
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
