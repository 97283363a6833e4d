import SwiftUI
import TipKit

/// The words with a line between them, and a star in the corner below.
struct StarInTheCornerStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            if let title = configuration.title, let message = configuration.message {
                title
                    .multilineTextAlignment(.center)
                    .font(.title2)
                    .accessibilityIdentifier("corner-title")
                Divider()
                message
                    .multilineTextAlignment(.leading)
                    .font(.body)
                    .accessibilityIdentifier("corner-message")
            }
            HStack {
                Spacer()
                Image(systemName: "star").accessibilityIdentifier("corner-star")
            }
            .padding()
        }
    }
}

/// Shown in a layout that isn't the framework's.
struct CoolingTip: Tip {
    var title: Text { Text("Let it cool") }
    var message: Text? { Text("A warm loaf tears when it is cut.") }
}

/// A tip and a button, each in a style.
struct CornerPage: View {
    private let tip = CoolingTip()
    @State private var isLit = false

    var body: some View {
        VStack {
            TipView(tip)
                .tipViewStyle(StarInTheCornerStyle())
            Button("Light the oven", action: light)
                .buttonStyle(.bordered)
                .accessibilityIdentifier("light")
            if isLit { Text("The oven is lit") }
        }
    }

    private func light() { isLit = true }
}

/// The title, and the actions as a list.
struct ActionListStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.title?.font(.headline)
            List(configuration.actions) { action in
                Button(action: action.handler) {
                    action.label()
                }
                .accessibilityIdentifier("action-\(action.id)")
            }
        }
    }
}

/// Asks how the bread turned out.
struct TasteTip: Tip {
    var title: Text { Text("How did it turn out?") }
    var actions: [Action] {
        Action(id: "airy", title: "Airy")
        Action(id: "dense", title: "Dense")
    }
}

/// A tip whose actions are rows.
struct ActionListPage: View {
    @State private var answer = "nothing said"

    var body: some View {
        VStack {
            TipView(TasteTip()) { action in
                answer = "said: \(action.id)"
            }
            .tipViewStyle(ActionListStyle())
            Text(answer).accessibilityIdentifier("answer")
        }
    }
}
