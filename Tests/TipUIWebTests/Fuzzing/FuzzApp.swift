import TipUI

/// The app of the fuzz test, with one element for each kind of input.
struct FuzzApp: App {
    var body: some Scene {
        WindowGroup {
            FuzzPage()
        }
    }
}

/// The page of the fuzz test's app, with separate state for each session.
struct FuzzPage: View {
    @State private var taps = 0
    @State private var text = ""
    @State private var sent = ""
    @State private var isOn = false
    @State private var rows: [Int] = []
    @State private var made = 0
    @State private var isOpen = false

    var body: some View {
        VStack {
            buttons
            field
            Toggle("More", isOn: $isOn).accessibilityIdentifier("switch")
            if isOn {
                Button("Extra") { taps += 10 }.accessibilityIdentifier("extra")
            }
            list
            Text("Anchor")
                .popoverCard(isPresented: isOpen, content: PopoverContent(), onDismiss: { isOpen = false }) {
                    Button("Inside") { taps += 1_000 }.accessibilityIdentifier("inside")
                }
            Button("Ask") { isOpen = true }.accessibilityIdentifier("ask")
        }
    }

    private var buttons: some View {
        HStack {
            Text(verbatim: "\(taps)").accessibilityIdentifier("taps")
            Button("Tap") { taps += 1 }.accessibilityIdentifier("tap")
            Button("Off") { taps += 10_000 }.accessibilityIdentifier("off").disabled(true)
            Text("Stall").onLongPressGesture { taps += 100 }.accessibilityIdentifier("held")
        }
    }

    private var field: some View {
        HStack {
            TextField("Name", text: $text).accessibilityIdentifier("field").onSubmit { sent = text }
            Text(verbatim: sent).accessibilityIdentifier("sent")
        }
    }

    private var list: some View {
        VStack {
            Text(verbatim: "\(made)").accessibilityIdentifier("made")
            Button("Add") { add() }.accessibilityIdentifier("add")
            Button("Turn") { rows.reverse() }.accessibilityIdentifier("turn")
            List(rows, id: \.self) { row in
                Button("Row") { rows.removeAll { $0 == row } }.accessibilityIdentifier("row-\(row)")
            }
        }
    }

    private func add() {
        guard rows.count < 12 else { return }
        rows.append(made)
        made += 1
    }
}
