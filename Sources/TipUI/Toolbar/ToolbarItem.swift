/// Where an item of a bar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let isLeading: Bool

    /// As the platform has it: where reading ends.
    public static let automatic = ToolbarItemPlacement(isLeading: false)
    /// Where reading ends.
    public static let primaryAction = ToolbarItemPlacement(isLeading: false)
    /// Where reading ends.
    public static let secondaryAction = ToolbarItemPlacement(isLeading: false)
    /// Where reading ends.
    public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
    /// Where reading begins.
    public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
    /// Where reading ends.
    public static let destructiveAction = ToolbarItemPlacement(isLeading: false)
    /// Where reading begins.
    public static let navigation = ToolbarItemPlacement(isLeading: true)
    /// Beside the title, where reading begins.
    public static let principal = ToolbarItemPlacement(isLeading: true)
    /// With the other items: there is one bar.
    public static let status = ToolbarItemPlacement(isLeading: false)
    /// With the other items: there is one bar.
    public static let bottomBar = ToolbarItemPlacement(isLeading: false)
    /// With the other items: there is one bar.
    public static let keyboard = ToolbarItemPlacement(isLeading: false)
    /// Where reading begins.
    public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
    /// Where reading ends.
    public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
    /// Where reading begins.
    public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
    /// Where reading ends.
    public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
}

/// A view of a bar.
public struct ToolbarItem<ID, Content: View> {
    let entry: ToolbarEntry
}

extension ToolbarItem where ID == () {
    /// Makes an item.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Makes an item with an id; bars can't be rearranged, so it has no effect.
    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItem: PrimitiveToolbarContent {
    var ownEntries: [ToolbarEntry] { [entry] }
}

/// Views of a bar in one place.
public struct ToolbarItemGroup<Content: View> {
    let entry: ToolbarEntry

    /// Makes a group.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    var ownEntries: [ToolbarEntry] { [entry] }
}

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
