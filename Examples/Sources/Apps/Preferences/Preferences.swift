import SwiftUI

enum AppLanguage: String, CaseIterable, Identifiable {
    case english = "en"
    case german = "de"
    case arabic = "ar"
    case japanese = "ja"

    var id: Self { self }

    var locale: Locale { Locale(identifier: rawValue) }

    var layoutDirection: LayoutDirection {
        self == .arabic ? .rightToLeft : .leftToRight
    }

    /// The language's name in the language itself, so it is never translated.
    var nativeName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .arabic: "العربية"
        case .japanese: "日本語"
        }
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .system: "System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }

    var symbol: String {
        switch self {
        case .system: "circle.lefthalf.filled"
        case .light: "sun.max"
        case .dark: "moon"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

enum AccentChoice: String, CaseIterable, Identifiable {
    case blue, green, orange, purple

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .blue: "Blue"
        case .green: "Green"
        case .orange: "Orange"
        case .purple: "Purple"
        }
    }

    var color: Color {
        switch self {
        case .blue: .blue
        case .green: .green
        case .orange: .orange
        case .purple: .purple
        }
    }
}
