/// What a reset concerns, as its row names it; ids are as they are stored.
enum StoreScope: Hashable {
    case everything
    case tip(String)
    case event(String)

    /// The scope as it is stored.
    var name: String {
        switch self {
        case .everything: ""
        case .tip(let id): "tip:\(id)"
        case .event(let id): "event:\(id)"
        }
    }
}
