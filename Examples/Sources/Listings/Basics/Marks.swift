import SwiftUI
import TipKit

/// Helps those who can't find their pots.
struct MarksTip: Tip {
    var title: Text {
        Text("Lost your mark?")
    }
    var message: Text? {
        Text("A mark on the foot tells your pots from those of others.")
    }
    var image: Image? {
        Image(systemName: "lock.shield")
    }
    var actions: [Action] {
        Action(id: "new-mark", title: "Choose a mark")
        Action(id: "questions", title: "Read what others asked")
    }
}

/// A tip whose actions open addresses.
struct MarksPage: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "Nothing was opened"

    private var tip = MarksTip()

    var body: some View {
        VStack(spacing: 20) {
            Text("The two buttons of the tip lead out of the app.")

            TipView(tip, arrowEdge: .bottom) { action in
                if action.id == "new-mark", let url = URL(string: "https://example.org/marks") {
                    openURL(url) { accepted in
                        answer = accepted ? "The marks are open" : "The marks stay closed"
                    }
                }
                if action.id == "questions", let url = URL(string: "https://example.org/questions") {
                    openURL(url) { accepted in
                        answer = accepted ? "The questions are open" : "The questions stay closed"
                    }
                }
            }
            Text(answer).accessibilityIdentifier("answer")
            Button("Sign in") {}
            Spacer()
        }
        .padding()
        .navigationTitle("Marks")
    }
}

/// What the pottery was asked, wherever that was.
@Observable @MainActor
final class Mailbox {
    static let shared = Mailbox()
    var questions = 0
}

/// Does by itself what its button says.
struct QuestionTip: Tip {
    var title: Text { Text("Ask the potter") }
    var actions: [Action] {
        Action(
            id: "ask",
            title: "Send a question",
            perform: {
                Mailbox.shared.questions += 1
            }
        )
    }
}

/// A tip whose view knows nothing of the action.
struct QuestionPage: View {
    private let tip = QuestionTip()

    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom)
            Text("Questions: \(Mailbox.shared.questions)").accessibilityIdentifier("questions")
        }
    }
}
