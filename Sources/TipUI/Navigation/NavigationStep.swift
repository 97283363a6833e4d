/// What leads to a level of a navigation stack above the first; the level's views keep their state as long as it is the
/// same.
enum NavigationStep: Hashable {
    /// A value of the path, after so many others.
    case value(NavigationValue, index: Int)
    /// A view on another level asks for it, about an item.
    case presented(NavigationValue, owner: UniqueIdentity)

    /// What the level is about.
    var value: NavigationValue {
        switch self {
        case .value(let value, index: _), .presented(let value, owner: _): value
        }
    }

    /// The identity of the view that asks for the level; `nil` for a value of the path.
    var owner: UniqueIdentity? {
        switch self {
        case .value: nil
        case .presented(_, let owner): owner
        }
    }
}
