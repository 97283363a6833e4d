/// What views want the page around them to be called and to look like.
struct NavigationLook: Equatable {
    /// The title; `nil` where none was said.
    var title: String?
    /// Whether the title is large; `nil` where that wasn't said.
    var hasLargeTitle: Bool?
}

/// The look of a page: of a view and those below it the innermost decides, of views beside one another the last.
enum NavigationLookKey: PreferenceKey {
    static var defaultValue: NavigationLook { NavigationLook() }

    static func reduce(value: inout NavigationLook, nextValue: () -> NavigationLook) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.hasLargeTitle = next.hasLargeTitle ?? value.hasLargeTitle
    }
}

/// The items of a page's bar, in the order of the views that put them there.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}
