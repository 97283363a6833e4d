import TipKit

/// Shown to those who have starred a trail.
struct ShareTip: Tip {
    @Parameter static var favouriteCount: Int = 0

    var title: Text { Text("Walk it together") }
    var message: Text? { Text("Send a trail to a friend, with the meeting point.") }
    var image: Image? { Image(systemName: "person.2") }
    var actions: [Action] {
        Action(id: "share", title: "Choose a friend")
    }
    var rules: [Rule] {
        #Rule(Self.$favouriteCount) { $0 >= 1 }
    }
}
