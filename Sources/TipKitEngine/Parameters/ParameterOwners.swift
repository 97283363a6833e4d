import Logging
import Synchronization

/// The types that parameters stand in, to notice that two types' parameters have one id.
enum ParameterOwners {
    /// The type that had each id first; `nil` once it was said that others have it too.
    private static let known = Mutex<[String: ObjectIdentifier?]>([:])

    /// Registers whose parameter has an id, and says so if it is another type's already.
    static func claim(_ id: String, _ type: Any.Type) {
        let isShared = known.withLock { known in
            guard let owner = known.updateValue(known[id] ?? ObjectIdentifier(type), forKey: id) else { return false }
            guard let owner, owner != ObjectIdentifier(type) else { return false }
            known[id] = .some(nil)
            return true
        }
        guard isShared else { return }
        tipLog.error(
            """
            Two types of one name have a parameter of one name, such as private types of two files, and so share its \
            value; give one of them another name.
            """,
            metadata: ["parameter": "\(id)", "type": "\(String(reflecting: type))"]
        )
    }
}
