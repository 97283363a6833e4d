import OpenTipKitTesting
import TipUI

/// What a page with a navigation stack follows.
@MainActor @Observable
final class NavigationPageModel {
    var path = NavigationPath()
    var numbers: [Int] = []
    var isUp = false
    var item: String?
    var name = "one"
    var isOn = true
}

/// A button with state of its own: how often it was pressed.
struct PressCounter: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A button that leaves the level it stands on.
struct Leave: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    init(_ name: String) { self.name = name }

    var body: some View { Button(name) { dismiss() } }
}

extension ElementTree {
    /// The texts of the level in front, of the first navigation stack in the tree.
    var front: [String] {
        all.first { $0.element.content is PageContent }?.children.last?.texts ?? []
    }

    /// How many levels the first navigation stack in the tree has above its first.
    var levelsAbove: Int {
        // Two groups of the bar stand before the levels.
        (all.first { $0.element.content is PageContent }?.children.count ?? 3) - 3
    }
}
