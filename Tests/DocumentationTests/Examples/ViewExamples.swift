import OpenTipKit

struct Settings: View {
    @State private var sendsReceipts = true
    @State private var name = ""

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                Toggle("Send read receipts", isOn: $sendsReceipts)
            } header: {
                Text("Messages")
            } footer: {
                Text("Others see when you have read a message.")
            }
        }
    }
}

struct Inbox: View {
    @State private var messages = ["Welcome", "Your receipt"]

    var body: some View {
        List(messages, id: \.self) { message in
            Text(message)
                .swipeActions {
                    Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                }
        }
    }
}

struct PersonalPage: View {
    let person: String

    var body: some View {
        HintsSwitch()
            .defaultAppStorage(UserDefaults(suiteName: "person-\(person)") ?? .standard)
    }
}

struct HintsSwitch: View {
    @AppStorage("showsHints") private var showsHints = true

    var body: some View {
        Toggle("Show hints", isOn: $showsHints)
    }
}

func reading() {
    let text = Text("Press **Return**").attributed
    let bold = text.runs.filter { $0[Text.EmphasisAttribute.self]?.contains(.bold) == true }
    print(bold.count)
}
