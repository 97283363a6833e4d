import SwiftUI
import TipKit

/// A tip whose texts are in the catalog.
struct WateringTip: Tip {
    var title: Text { Text("Water in the evening") }
    var message: Text? { Text("By day **half of it** goes into the air.") }
    var actions: [Action] {
        Action(id: "more") { Text("Learn more") }
        Action(id: "language", title: String(localized: "Learn more"))
    }
}

/// Texts in four languages, which follow the visitor's language until one is chosen.
struct LanguagesPage: View {
    @State private var chosen: String?
    @State private var count = 1
    @State private var name = ""
    @State private var isWatering = true
    private let tip = WateringTip()

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                ForEach(["en", "de", "ar", "ja"], id: \.self) { language in
                    Button(language) { chosen = language }.accessibilityIdentifier(language)
                }
            }
            if let chosen {
                texts.environment(\.locale, Locale(identifier: chosen))
            } else {
                texts
            }
        }
    }

    private var texts: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 12) {
                TipView(tip)
                Text("\(count) beds").accessibilityIdentifier("count")
                Button("One more") { count += count == 1 ? 1 : 1234 }.accessibilityIdentifier("add")
                TextField("Name of the bed", text: $name).accessibilityIdentifier("name")
                Toggle("Watering", isOn: $isWatering).accessibilityIdentifier("watering")
                Text("Frost", tableName: "Weather").accessibilityIdentifier("frost")
                Text(Date(timeIntervalSince1970: 1_000_000_000), format: .dateTime.day().month(.wide).year())
                    .accessibilityIdentifier("date")
                Text("Only English").accessibilityIdentifier("english").accessibilityHint("One more")
                (Text("a").baselineOffset(8) + Text("b").kerning(2)).accessibilityIdentifier("letters")
                Text("Garden").tracking(4).textSelection(.disabled).accessibilityIdentifier("wide")
                Button("Say it") { name = String(localized: "One more") }.accessibilityIdentifier("say")
            }
            .navigationTitle("Garden")
        }
    }
}
