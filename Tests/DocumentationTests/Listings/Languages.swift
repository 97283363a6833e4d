#if Web
    import Foundation
    import TipPages

    enum LanguageListings {
        struct WaterTip: Tip {
            var title: Text { Text("Water them all") }
            var message: Text? { Text("One press notes today’s date for \(3) plants.") }
            var actions: [Action] {
                Action(id: "more") { Text("Learn more") }
            }
        }

        static func card(of tips: TipPages) async -> String {
            let html = await tips.html(for: WaterTip(), person: "ada", locale: Locale(identifier: "de"))
            return html
        }
    }
#endif
