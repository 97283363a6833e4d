import Synchronization

/// The bare names of tips' types, which are their default ids: made once a type, since making one allocates.
enum TypeName {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    static func of(_ type: any Tip.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = String(describing: type)
            known[ObjectIdentifier(type)] = name
            return name
        }
    }
}
