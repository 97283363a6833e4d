import SwiftUI
import TipKit

/// Points at a menu.
struct MenuTip: Tip {
    var title: Text { Text("Sorted as you like") }
}

/// A menu with a tip at its button.
struct MenuTipPage: View {
    var body: some View {
        Menu("Options") {
            Button("By name") {}
            Button("By date") {}
        }
        .accessibilityIdentifier("options")
        .popoverTip(MenuTip())
    }
}
