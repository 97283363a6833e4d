import TipKit

/// The first thing to know of the compass.
struct ShowPlaceTip: Tip {
    var title: Text { Text("See where you stand") }
    var message: Text? { Text("Press the compass to show where you are.") }
    var image: Image? { Image(systemName: "mappin.and.ellipse") }
}

/// The second, which nobody finds alone.
struct TurnNorthTip: Tip {
    var title: Text { Text("Turn the map north") }
    var message: Text? { Text("Press and hold the compass, and north is up again.") }
    var image: Image? { Image(systemName: "hand.tap") }
}
