import OpenTipKit
import TipUIWeb

struct FavouriteTip: Tip {
    @Parameter static var opened: Int = 0

    var title: Text { Text("Keep your favourites") }
    var message: Text? { Text("Press the star, and the trail stays at the top.") }
    var rules: [Rule] { #Rule(Self.$opened) { $0 >= 3 } }
}

@main struct FirstTipApp: App {
    init() {
        do { try Tips.configure() } catch { print("Tips.configure: \(error.localizedDescription)") }
    }

    var body: some Scene {
        WindowGroup {
            Text(verbatim: FavouriteTip().explain().summary).padding()
            Button("Open a trail") { FavouriteTip.opened += 1 }
            Button("Star") { FavouriteTip().invalidate(reason: .actionPerformed) }
                .popoverTip(FavouriteTip())
        }
    }
}
