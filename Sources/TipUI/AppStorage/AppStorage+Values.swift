public import Foundation

extension AppStorage {
    /// Makes a property that stores a Boolean, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores an integer, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a floating-point number, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a string, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a URL, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores data, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a date, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a raw-representable value as an integer, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, in: store, initialValue: wrappedValue, decode: Value.init, encode: \.rawValue)
    }

    /// Makes a property that stores a raw-representable value as a string, with a default value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, in: store, initialValue: wrappedValue, decode: Value.init, encode: \.rawValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Makes a property that stores a Boolean, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores an integer, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a floating-point number, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a string, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a URL, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores data, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a date, and is `nil` if no value is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Makes a property that stores a raw-representable value as an integer, and is `nil` if no value is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, in: store, initialValue: nil, decode: R.init, encode: { $0?.rawValue })
    }

    /// Makes a property that stores a raw-representable value as a string, and is `nil` if no value is stored.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, in: store, initialValue: nil, decode: R.init, encode: { $0?.rawValue })
    }
}
