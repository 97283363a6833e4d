import SwiftUI
import TipKit

struct ShareTip: Tip {
    var title: Text { Text("Share the box") }
    var actions: [Action] { Action.later(for: .days(3)) }
}

/// A tip that a person can put off, and a button that turns the clock.
struct SnoozePage: View {
    static let clock = ShiftedClock()

    var body: some View {
        VStack {
            Button("First") {}.accessibilityIdentifier("first")
            Button("Share") {}.accessibilityIdentifier("share").popoverTip(ShareTip())
            Button("Three days later") { Self.clock.advance(by: 259_200) }.accessibilityIdentifier("later")
            Text(verbatim: "\(ShareTip().record.snoozeCount)").accessibilityIdentifier("snoozes")
        }
    }
}
