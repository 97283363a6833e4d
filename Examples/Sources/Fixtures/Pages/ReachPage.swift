import SwiftUI
import TipKit

/// Shown once it is wanted.
struct ReachTip: Tip {
    @Parameter static var isWanted: Bool = false

    let place: String

    var id: String { "reach-\(place)" }
    var title: Text { Text(verbatim: "Tip \(place)") }
    var message: Text? { Text("Takes nothing out of a person's hands.") }
    var actions: [Action] { Action(id: "more", title: "More") }
    var rules: [Rule] {
        #Rule(Self.$isWanted) { $0 }
    }
}

/// Controls with a tip among them and one above them, for those who come by keyboard or by ear.
struct ReachPage: View {
    @State private var text = ""
    @State private var presses = 0

    var body: some View {
        VStack {
            Button("Want") { ReachTip.isWanted = true }.accessibilityIdentifier("want")
            TextField("Name", text: $text).accessibilityIdentifier("field")
            Button("Before") { presses += 1 }.accessibilityIdentifier("before")
            Text(verbatim: "\(presses)").accessibilityIdentifier("presses")
            TipView(ReachTip(place: "in the page"))
            HStack {
                Button("Anchor") {}.accessibilityIdentifier("anchor").popoverTip(ReachTip(place: "above it"))
                Button("After") {}.accessibilityIdentifier("after")
            }
        }
    }
}
