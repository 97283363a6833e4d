import SwiftUI
import TipKit

/// A language of the library’s visitors, with the words of this page.
struct Tongue: Identifiable {
    let id: String
    let name: String
    let isRightToLeft: Bool
    let title: String
    let message: String
    let action: String
    let beds: [String]

    var locale: Locale { Locale(identifier: id) }
    var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    static let all = [
        Tongue(
            id: "en",
            name: "English",
            isRightToLeft: false,
            title: "Water in the evening",
            message: "By day half of it goes into the air.",
            action: "When was the last time?",
            beds: ["Chickpeas", "Dill"]
        ),
        Tongue(
            id: "ar",
            name: "العربية",
            isRightToLeft: true,
            title: "اسقِ في المساء",
            message: "ففي النهار يتبخّر نصف الماء.",
            action: "متى كانت آخر مرة؟",
            beds: ["الحمّص", "الشبت"]
        ),
        Tongue(
            id: "he",
            name: "עברית",
            isRightToLeft: true,
            title: "להשקות בערב",
            message: "במשך היום חצי מהמים מתאדים.",
            action: "מתי השקינו לאחרונה?",
            beds: ["חומוס", "שמיר"]
        ),
    ]
}

/// One tip, whatever language it is told in.
struct EveningTip: Tip {
    let tongue: Tongue

    var id: String { "evening" }
    var title: Text { Text(verbatim: tongue.title) }
    var message: Text? { Text(verbatim: tongue.message) }
    var image: Image? { Image(systemName: "drop") }
    var actions: [Action] { Action(id: "last", title: tongue.action) }
}

/// Two beds and a tip above them, which follow the language that is chosen.
struct LanguagesSample: View {
    @State private var tongue = Tongue.all[0]

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                ForEach(Tongue.all) { tongue in
                    Button(tongue.name) { self.tongue = tongue }
                        .buttonStyle(.bordered)
                        .environment(\.locale, tongue.locale)
                        .accessibilityIdentifier(tongue.id)
                        .accessibilityAddTraits(tongue.id == self.tongue.id ? .isSelected : [])
                }
            }
            VStack(spacing: 12) {
                TipView(EveningTip(tongue: tongue))
                List(tongue.beds, id: \.self) { bed in
                    Label(bed, systemImage: "leaf")
                }
            }
            .environment(\.locale, tongue.locale)
            .environment(\.layoutDirection, tongue.direction)
        }
    }
}
