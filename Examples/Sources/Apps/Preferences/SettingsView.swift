import SwiftUI
import TipKit

struct SettingsView: View {
    @AppStorage("language") private var language = AppLanguage.english
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("accent") private var accent = AccentChoice.blue
    @AppStorage("textSize") private var textSize = 17.0
    @AppStorage("boldText") private var boldText = false
    @AppStorage("notifications") private var notifications = true
    @AppStorage("reminders") private var reminders = 3
    @AppStorage("sounds") private var sounds = true

    @State private var isResetting = false

    private let languageTip = LanguageTip()

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TipView(languageTip) { action in
                        if action.id == "japanese" {
                            language = .japanese
                        }
                        languageTip.invalidate(reason: .actionPerformed)
                    }
                }

                languageSection
                appearanceSection
                TextSection(textSize: $textSize, boldText: $boldText)
                NotificationsSection(
                    notifications: $notifications,
                    reminders: $reminders,
                    sounds: $sounds
                )
                aboutSection
            }
            .navigationTitle(Text("Settings"))
            .onChange(of: language) {
                languageTip.invalidate(reason: .actionPerformed)
                TextSizeTip.languageChanged.sendDonation()
            }
        }
    }

    private var languageSection: some View {
        Section("Language & Region") {
            Picker(selection: $language) {
                ForEach(AppLanguage.allCases) { language in
                    Text(verbatim: language.nativeName).tag(language)
                }
            } label: {
                Label("Language", systemImage: "globe")
            }
            .pickerStyle(.menu)

            LabeledContent("Today") {
                Text(Date.now, format: .dateTime.day().month(.wide).year())
            }
        }
    }

    private var appearanceSection: some View {
        Section("Appearance") {
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases) { appearance in
                    Label(appearance.title, systemImage: appearance.symbol)
                        .tag(appearance)
                }
            }
            .pickerStyle(.inline)
            .labelsHidden()

            Picker("Accent Color", selection: $accent) {
                ForEach(AccentChoice.allCases) { choice in
                    Text(choice.title).tag(choice)
                }
            }
            .pickerStyle(.navigationLink)
        }
    }

    private var aboutSection: some View {
        Section("About") {
            LabeledContent("Version") {
                Text(verbatim: "3.2")
            }
            // swift-format-ignore: NeverForceUnwrap
            Link("Help", destination: URL(string: "https://support.apple.com")!)
            // swift-format-ignore: NeverForceUnwrap
            Link("Privacy Policy", destination: URL(string: "https://www.apple.com/legal/privacy/")!)

            Button("Reset All Settings", role: .destructive) {
                isResetting = true
            }
            .confirmationDialog(
                "Reset all settings?",
                isPresented: $isResetting,
                titleVisibility: .visible
            ) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("The language stays as it is.")
            }
        }
    }

    private func reset() {
        withAnimation {
            appearance = .system
            accent = .blue
            textSize = 17
            boldText = false
            notifications = true
            reminders = 3
            sounds = true
        }
    }
}

#Preview("English") {
    SettingsView()
}

#Preview("Arabic") {
    SettingsView()
        .environment(\.locale, Locale(identifier: "ar"))
        .environment(\.layoutDirection, .rightToLeft)
}
