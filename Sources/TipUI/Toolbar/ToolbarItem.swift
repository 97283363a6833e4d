/// The placement of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case leading, trailing, bottom }

    enum Purpose: Hashable, Sendable { case cancellation, confirmation }

    let bar: Bar
    private(set) var purpose: Purpose?

    /// The platform's default, which is the trailing side.
    public static let automatic = ToolbarItemPlacement(bar: .trailing)
    /// The trailing side.
    public static let primaryAction = ToolbarItemPlacement(bar: .trailing)
    /// The trailing side.
    public static let secondaryAction = ToolbarItemPlacement(bar: .trailing)
    /// The trailing side, where the item's text is bold.
    public static let confirmationAction = ToolbarItemPlacement(bar: .trailing, purpose: .confirmation)
    /// The leading side.
    public static let cancellationAction = ToolbarItemPlacement(bar: .leading, purpose: .cancellation)
    /// The trailing side.
    public static let destructiveAction = ToolbarItemPlacement(bar: .trailing)
    /// The leading side.
    public static let navigation = ToolbarItemPlacement(bar: .leading)
    /// The leading side, next to the title.
    public static let principal = ToolbarItemPlacement(bar: .leading)
    /// The bar at the bottom of the window.
    public static let status = ToolbarItemPlacement(bar: .bottom)
    /// The bar at the bottom of the window, in which the items are spread evenly.
    public static let bottomBar = ToolbarItemPlacement(bar: .bottom)
    /// The trailing side, because pages have no bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(bar: .trailing)
    /// The leading side.
    public static let topBarLeading = ToolbarItemPlacement(bar: .leading)
    /// The trailing side.
    public static let topBarTrailing = ToolbarItemPlacement(bar: .trailing)
    /// The leading side.
    public static let navigationBarLeading = ToolbarItemPlacement(bar: .leading)
    /// The trailing side.
    public static let navigationBarTrailing = ToolbarItemPlacement(bar: .trailing)
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
    let entry: ToolbarEntry
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an id, which has no effect because bars can't be customized.
    public nonisolated init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItem: PrimitiveToolbarContent {
    var primitiveEntries: [ToolbarEntry] { [entry] }
}

/// A group of bar items with one placement.
public struct ToolbarItemGroup<Content: View> {
    let entry: ToolbarEntry

    /// Creates a group.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entry = ToolbarEntry(placement: placement, content: content())
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    var primitiveEntries: [ToolbarEntry] { [entry] }
}

/// The width of a space.
public struct SpacerSizing: Hashable, Sendable {
    let isFixed: Bool

    /// All the space that is left.
    public static let flexible = SpacerSizing(isFixed: false)
    /// As wide as the space between two groups.
    public static let fixed = SpacerSizing(isFixed: true)
}

/// A space between the items of a bar.
public struct ToolbarSpacer {
    let entry: ToolbarEntry

    /// Creates a space.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        let space: any View = sizing.isFixed ? Spacer().frame(width: 16) : Spacer()
        entry = ToolbarEntry(placement: placement, content: space)
    }
}

extension ToolbarSpacer: PrimitiveToolbarContent {
    var primitiveEntries: [ToolbarEntry] { [entry] }
}

/// A view in a page's bar, with its placement.
struct ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let content: any View
    /// The identity of the item on its page: the identities of all the parts that contain the item, outermost first.
    private(set) var path: [AnyHashable] = []
    /// The number of levels below the level on which the item was added.
    private(set) var depth = 0
    private let identity = UniqueIdentity()

    init(placement: ToolbarItemPlacement, content: any View) {
        self.placement = placement
        self.content = content
    }

    /// Returns a copy of the item with the identity of an enclosing part at the start of its path.
    func within(_ part: AnyHashable) -> ToolbarEntry {
        var entry = self
        entry.path.insert(part, at: 0)
        return entry
    }

    /// Returns a copy of the item with the given depth.
    func at(depth: Int) -> ToolbarEntry {
        var entry = self
        entry.depth = depth
        return entry
    }

    static func == (left: ToolbarEntry, right: ToolbarEntry) -> Bool {
        left.identity == right.identity && left.path == right.path && left.depth == right.depth
    }
}

/// The items of a page's bar, in the order of the views that added them.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}
