import TipUI
import TipUIConformance

/// The model that a page with a navigation stack observes.
@MainActor @Observable
final class NavigationPageModel {
    var path = NavigationPath()
    var numbers: [Int] = []
    var isUp = false
    var item: String?
    var name = "one"
    var isOn = true
}

/// A button that counts its presses in its own state.
struct PressCounter: View {
    let name: String
    @State private var count = 0

    init(_ name: String) { self.name = name }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A button that dismisses the navigation level that it is on.
struct Leave: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    init(_ name: String) { self.name = name }

    var body: some View { Button(name) { dismiss() } }
}

extension ElementTree {
    /// The texts of the top level of the first navigation stack in the tree.
    var front: [String] {
        all.first { $0.element.content is PageContent }?.children.last?.texts ?? []
    }

    /// The number of levels above the first in the first navigation stack of the tree.
    var levelsAbove: Int {
        // Subtract the first level and the two groups of toolbar items, which precede the levels.
        (all.first { $0.element.content is PageContent }?.children.count ?? 3) - 3
    }
}
