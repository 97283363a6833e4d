import TipKit

/// Teaches the star, once a trail was opened.
struct FavouriteTip: Tip {
    @Parameter static var hasOpenedTrail: Bool = false

    var title: Text { Text("Keep this trail at hand") }
    var message: Text? { Text("Press \(Image(systemName: "star")) and the trail stays at the top of the list.") }
    var rules: [Rule] {
        #Rule(Self.$hasOpenedTrail) { $0 }
    }
}
