/// The levels of a page's navigation stack, for hosts whose clients walk them by address.
package struct PageLevels: Equatable {
    /// Tells a level from others, for as long as it is there.
    package struct ID: Hashable {
        let step: NavigationStep
    }

    /// The levels above the first, from below.
    package let ids: [ID]
    /// The title of the level in front; empty where it has none.
    package let title: String
    /// What views can do on each level, the first and those above it.
    let places: [NavigationPlace]

    init(steps: [NavigationStep], title: String, places: [NavigationPlace]) {
        ids = steps.map(ID.init)
        self.title = title
        self.places = places
    }
}

/// The levels of the page around: of stacks in one another the outermost's, of stacks beside one another the first's.
enum PageLevelsKey: PreferenceKey {
    static var defaultValue: PageLevels? { nil }

    static func reduce(value: inout PageLevels?, nextValue: () -> PageLevels?) {
        value = value ?? nextValue()
    }
}
