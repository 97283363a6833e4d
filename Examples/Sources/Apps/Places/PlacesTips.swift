import SwiftUI
import TipKit

struct StyleTip: Tip {
    var title: Text {
        Text("Going Out Tonight?")
    }

    var message: Text? {
        Text("Switch to the evening map, which is easy on the eyes.")
    }

    var image: Image? {
        Image(systemName: "moon.stars.fill")
    }
}

struct SavedTip: Tip {
    var title: Text {
        Text("Your Saved Places")
            .foregroundStyle(.white)
    }

    var message: Text? {
        Text("Hide all pins but the ones you saved.")
            .foregroundStyle(.white)
    }
}

/// Shown only after the person has moved the map.
struct RecenterTip: Tip {
    @Parameter(.transient)
    static var hasMovedMap: Bool = false

    var title: Text {
        Text("Lost?")
    }

    var message: Text? {
        Text("Tap here to return to where you are.")
    }

    var image: Image? {
        Image(systemName: "location.fill")
    }

    var rules: [Rule] {
        #Rule(Self.$hasMovedMap) { $0 }
    }
}
