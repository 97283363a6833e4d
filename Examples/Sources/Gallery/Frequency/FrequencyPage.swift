import SwiftUI

@MainActor
extension Page {
    static let frequency = Page(
        "frequency",
        title: "Display frequency",
        summary: "One new tip a day, and why the others wait.",
        hint: "Read why the second tip is hidden, then let a day go by.",
        later: .day,
        configuration: FrequencySample.configuration,
        code: #"""
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
                var title: Text { Text("Find the library's hours") }
                var options: [any TipOption] { IgnoresDisplayFrequency(true) }
            }

            /// Three tips, and why each shows or waits.
            struct FrequencySample: View {
                /// What the app gives to `Tips.configure`.
                static let configuration: [Tips.ConfigurationOption] = [.displayFrequency(.daily)]

                private let tips: [any Tip] = [SortTip(), NotesTip(), OpeningTip()]

                var body: some View {
                    VStack(alignment: .leading, spacing: 12) {
                        ForEach(tips, id: \.id) { tip in
                            TipView(tip)
                            Text(verbatim: "\(tip.explain())").font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            """#
    ) {
        FrequencySample()
    }
}
