import SwiftUI
import TipKit

/// Comes on the first day.
struct SortTip: Tip {
    var title: Text { Text("Sort by sowing month") }
}

/// Waits until the next day.
struct NotesTip: Tip {
    var title: Text { Text("Note what came up") }
}

/// Comes on any day.
struct OpeningTip: Tip {
    var title: Text { Text("Find the library’s hours") }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}

/// Three tips, each with why it shows or waits, in an app that begins with
/// `try Tips.configure([.displayFrequency(.daily)])`.
struct FrequencySample: View {
    private let tips: [any Tip] = [SortTip(), NotesTip(), OpeningTip()]

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(tips, id: \.id) { ExplainedTip(tip: $0) }
        }
    }
}

/// A tip, or an empty place where it is held back, and the reason below.
struct ExplainedTip: View {
    let tip: any Tip

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if tip.status == .pending {
                Label("\(tip.id) is held back", systemImage: "clock")
                    .foregroundStyle(.secondary)
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background {
                        RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.4))
                    }
                    .padding(.vertical, 4)
            }
            TipView(tip)
            Text(verbatim: tip.explain().summary)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.horizontal)
        }
    }
}
