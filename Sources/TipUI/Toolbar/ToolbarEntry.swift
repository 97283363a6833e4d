/// A view in a page's bar, with its place.
struct ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let content: any View
    /// What distinguishes the item from the others of its page: the way to it from the view that put it there.
    private(set) var path: [AnyHashable] = []
    /// How many levels lie below the one whose views put it there.
    private(set) var depth = 0
    private let identity = UniqueIdentity()

    init(placement: ToolbarItemPlacement, content: any View) {
        self.placement = placement
        self.content = content
    }

    /// The item as part of something that is distinguished from others beside it.
    func within(_ part: AnyHashable) -> ToolbarEntry {
        var entry = self
        entry.path.insert(part, at: 0)
        return entry
    }

    /// The item as one of a level.
    func at(depth: Int) -> ToolbarEntry {
        var entry = self
        entry.depth = depth
        return entry
    }

    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
        left.identity == right.identity && left.path == right.path && left.depth == right.depth
    }
}

/// The items of a page's bar, in the order of the views that put them there.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}
