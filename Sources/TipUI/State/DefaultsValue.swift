import Foundation

/// A value that user defaults hold.
protocol DefaultsValue: Equatable {
    /// Reads the value of a key, also one that a launch argument gives as text; `nil` where there is none.
    init?(in store: UserDefaults, forKey key: String)

    /// What the store is given.
    var propertyList: Any { get }
}

extension DefaultsValue {
    var propertyList: Any { self }
}

extension Bool: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard store.object(forKey: key) != nil else { return nil }
        self = store.bool(forKey: key)
    }
}

extension Int: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard store.object(forKey: key) != nil else { return nil }
        self = store.integer(forKey: key)
    }
}

extension Double: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard store.object(forKey: key) != nil else { return nil }
        self = store.double(forKey: key)
    }
}

extension String: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard let text = store.string(forKey: key) else { return nil }
        self = text
    }
}

extension Data: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard let data = store.data(forKey: key) else { return nil }
        self = data
    }
}

extension Date: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard let date = store.object(forKey: key) as? Date else { return nil }
        self = date
    }
}

extension URL: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        guard let url = store.url(forKey: key) else { return nil }
        self = url
    }

    /// The address in an archive, as `url(forKey:)` reads it: Foundation's own setter keeps no more than the path on Linux.
    var propertyList: Any {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(NSURL(string: absoluteString), forKey: NSKeyedArchiveRootObjectKey)
        return archiver.encodedData
    }
}
