import Foundation

/// A value that user defaults can store.
protocol DefaultsValue: Equatable {
    /// Reads the value of a key, even if a launch argument set the value as text; `nil` if no value can be read.
    init?(in store: UserDefaults, forKey key: String)

    /// The representation that is written to the store.
    var propertyList: Any { get }
}

extension DefaultsValue {
    var propertyList: Any { self }
}

extension Bool: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        switch store.object(forKey: key) {
        case let number as NSNumber:
            guard let value = Bool(exactly: number) else { return nil }
            self = value
        case let text as String:
            switch text.lowercased() {
            case "yes", "true", "1": self = true
            case "no", "false", "0": self = false
            default: return nil
            }
        default: return nil
        }
    }
}

extension Int: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        let value =
            switch store.object(forKey: key) {
            case let number as NSNumber: Int(exactly: number)
            case let text as String: Int(text)
            default: Int?.none
            }
        guard let value else { return nil }
        self = value
    }
}

extension Double: DefaultsValue {
    init?(in store: UserDefaults, forKey key: String) {
        switch store.object(forKey: key) {
        case let number as NSNumber: self = number.doubleValue
        case let text as String:
            guard let value = Double(text) else { return nil }
            self = value
        default: return nil
        }
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

    /// The URL as archived data, which `url(forKey:)` can read; Foundation's own setter stores only the path on Linux.
    var propertyList: Any {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(NSURL(string: absoluteString), forKey: NSKeyedArchiveRootObjectKey)
        return archiver.encodedData
    }
}
