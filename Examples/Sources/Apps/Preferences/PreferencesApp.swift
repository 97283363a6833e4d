import SwiftUI
import TipKit

@main
struct PreferencesApp: App {
    @AppStorage("language") private var language = AppLanguage.english
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("accent") private var accent = AccentChoice.blue

    init() {
        try? Tips.configure([.displayFrequency(.immediate)])
    }

    var body: some Scene {
        WindowGroup {
            SettingsView()
                .environment(\.locale, language.locale)
                .environment(\.layoutDirection, language.layoutDirection)
                .preferredColorScheme(appearance.colorScheme)
                .tint(accent.color)
        }
    }
}
