import SwiftUI
import TipKit

// tips-lint: allow immediate-without-rules, since people look for it at once
struct LanguageTip: Tip {
    var title: Text {
        Text("Read in Your Language")
    }

    var message: Text? {
        Text("This app speaks four languages. Choose one below, and everything changes at once.")
    }

    var image: Image? {
        Image(systemName: "globe")
    }

    var actions: [Action] {
        Action(id: "japanese") { Text("Switch to Japanese") }
        Action(id: "not-now") { Text("Not Now") }
    }
}

struct TextSizeTip: Tip {
    static let languageChanged = Tips.Event(id: "languageChanged")

    var title: Text {
        Text("Hard to Read?")
    }

    var message: Text? {
        Text("Drag the slider to make the text larger.")
    }

    var image: Image? {
        Image(systemName: "textformat.size")
    }

    var actions: [Action] {
        Action(id: "larger") { Text("Make It Larger") }
    }

    var rules: [Rule] {
        #Rule(Self.languageChanged) { $0.donations.count >= 1 }
    }
}
