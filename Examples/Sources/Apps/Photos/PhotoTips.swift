import SwiftUI
import TipKit

// tips-lint: allow immediate-without-rules, since photos are what the app is about
struct FavoriteTip: Tip {
    var title: Text {
        Text("Keep the Best Ones")
    }

    var message: Text? {
        Text("Tap the heart to add a photo to your favorites.")
            .foregroundStyle(.secondary)
    }

    var image: Image? {
        Image(systemName: "heart.fill")
    }
}

struct FilterTip: Tip {
    @Parameter
    static var hasFavorites: Bool = false

    var title: Text {
        Text("Only Your Favorites")
    }

    var message: Text? {
        Text("Switch here between all photos and the ones with a heart.")
    }

    var image: Image? {
        Image(systemName: "photo.stack")
    }

    var actions: [Action] {
        Action(id: "show", title: "Show Favorites")
        Action(id: "later", title: "Not Now")
    }

    var rules: [Rule] {
        #Rule(Self.$hasFavorites) { $0 == true }
    }
}
