import SwiftUI
import TipKit

/// What all windows of the app share.
@Observable @MainActor
final class Journal {
    static let shared = Journal()

    private(set) var entries: [String] = []
    private(set) var note = ""
    private var written = 0

    func write() {
        written += 1
        entries.append("Entry \(written)")
    }

    func turn() { entries.reverse() }

    /// Writes an entry, and with it more than is kept for a window that is away.
    func flood() {
        write()
        note += String(repeating: "x", count: 600_000)
    }
}

struct ModalTip: Tip {
    var title: Text { Text("Decide first") }
    var message: Text? { Text("Nothing else can be pressed meanwhile.") }
    var actions: [Action] { Action(id: "more", title: "More") }
}

struct HintTip: Tip {
    var title: Text { Text("By the way") }
    var message: Text? { Text("All else can be pressed meanwhile.") }
}

/// One of everything that the client script takes care of.
struct ClientPage: View {
    var body: some View {
        VStack(spacing: 16) {
            JournalPart(journal: .shared)
            TypingPart()
            PressPart()
            LinkPart()
            PopoverPart()
        }
    }
}

struct JournalPart: View {
    let journal: Journal

    var body: some View {
        HStack {
            Button("Write") { journal.write() }.accessibilityIdentifier("write")
            Button("Turn") { journal.turn() }.accessibilityIdentifier("turn")
            Button("Flood") { journal.flood() }.accessibilityIdentifier("flood")
        }
        Text("Journal").accessibilityValue(Text(verbatim: journal.note))
        List(journal.entries, id: \.self) { entry in
            Button(entry) {}
        }
    }
}

struct TypingPart: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var changes = 0

    var body: some View {
        TextField("Name", text: $text).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
        Text(verbatim: text).accessibilityIdentifier("typed")
        Button("Clear") { text = "" }.accessibilityIdentifier("clear")
        Toggle("Sound", isOn: $isOn)
            .accessibilityIdentifier("sound")
            .onChange(of: isOn) { changes += 1 }
        Text(verbatim: "\(changes)").accessibilityIdentifier("changes")
    }
}

struct PressPart: View {
    @State private var taps = 0
    @State private var holds = 0

    var body: some View {
        Text("Press me")
            .padding()
            .onTapGesture { taps += 1 }
            .onLongPressGesture(minimumDuration: 0.4) { holds += 1 }
            .accessibilityIdentifier("pad")
        Text(verbatim: "\(taps) taps, \(holds) holds").accessibilityIdentifier("presses")
    }
}

struct LinkPart: View {
    @Environment(\.openURL) private var openURL
    @State private var answers: [String] = []

    var body: some View {
        Button("Open") { open("https://example.org/trails") }.accessibilityIdentifier("open")
        Text(verbatim: answers.joined(separator: ", ")).accessibilityIdentifier("answers")
    }

    private func open(_ address: String) {
        guard let url = URL(string: address) else { return }
        openURL(url) { answers.append($0 ? "opened" : "refused") }
    }
}

struct PopoverPart: View {
    @State private var isAsked = false
    @State private var isHinted = false
    @State private var taps = 0

    var body: some View {
        HStack(spacing: 80) {
            Button("Ask") { isAsked = true }.accessibilityIdentifier("ask")
            Text("Modal").padding()
                .popoverTip(isAsked ? ModalTip() : nil)
                .tipBackgroundInteraction(.disabled)
            Button("Hint") { isHinted = true }.accessibilityIdentifier("hint")
            Text("Hinted").padding()
                .popoverTip(isHinted ? HintTip() : nil)
                .onTapGesture { taps += 1 }
                .accessibilityIdentifier("hinted")
        }
        Text(verbatim: "\(taps)").accessibilityIdentifier("hinted-taps")
    }
}
