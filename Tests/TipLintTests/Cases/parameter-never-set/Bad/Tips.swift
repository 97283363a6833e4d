import TipKit

struct MapTip: Tip {
    @Parameter static var isSignedIn: Bool = false

    var title: Text { Text("See the trail on a map") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 }
    }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
