public import Foundation

extension AppStorage {
    /// Keeps a truth value and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps a whole number and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps a number and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps a text and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps an address and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps bytes and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps a moment and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, in: store, initialValue: wrappedValue, decode: \.self, encode: \.self)
    }

    /// Keeps a case, or another value with a number, and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, in: store, initialValue: wrappedValue, decode: Value.init, encode: \.rawValue)
    }

    /// Keeps a case, or another value with a text, and begins with the value given.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, in: store, initialValue: wrappedValue, decode: Value.init, encode: \.rawValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps a whole number; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps a number; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps a text; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps an address; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps bytes; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps a moment; `nil` where there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, in: store, initialValue: nil, decode: \.self, encode: \.self)
    }

    /// Keeps a case, or another value with a number; `nil` where there is none.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, in: store, initialValue: nil, decode: R.init, encode: { $0?.rawValue })
    }

    /// Keeps a case, or another value with a text; `nil` where there is none.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, in: store, initialValue: nil, decode: R.init, encode: { $0?.rawValue })
    }
}
