/// What views want the page around them to be called and to look like.
struct NavigationLook: Equatable {
    /// The title; `nil` where none was said.
    var title: String?
    /// Whether the title is large; `nil` where that wasn't said.
    var hasLargeTitle: Bool?

    /// This, and what it doesn't say as another look has it.
    func filled(from other: NavigationLook) -> NavigationLook {
        NavigationLook(title: title ?? other.title, hasLargeTitle: hasLargeTitle ?? other.hasLargeTitle)
    }
}

/// The look of a page: of a view and those below it the innermost decides, of views beside one another the last.
enum NavigationLookKey: PreferenceKey {
    static var defaultValue: NavigationLook { NavigationLook() }

    static func reduce(value: inout NavigationLook, nextValue: () -> NavigationLook) {
        value = nextValue().filled(from: value)
    }
}

extension View {
    /// Says how the page around is to be called and to look; what views within say stands.
    nonisolated func navigationLook(_ look: NavigationLook) -> some View {
        PreferenceModifier(self) { values, _ in
            values[NavigationLookKey.self] = values[NavigationLookKey.self].filled(from: look)
        }
    }
}
