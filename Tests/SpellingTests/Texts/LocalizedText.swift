import TipKit

struct LocalizedTextTip: Tip {
    var title: Text { Text("tip.localized.title", bundle: .main) }

    var message: Text? {
        Text(NSLocalizedString("tip.localized.message", comment: "The message of the tip"))
    }
}
