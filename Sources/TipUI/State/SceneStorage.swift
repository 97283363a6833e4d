public import Foundation

/// A property whose value all views of a page share that name the same key.
///
/// On the web a scene is a page: other pages have values of their own. The values live as long as the page; after a
/// reload they are the initial ones. For values that last, use ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initialValue: Value
    private var box: StateBox<Value>?

    private init(key: String, initialValue: Value) {
        self.key = key
        self.initialValue = initialValue
    }

    /// The value; before the view is on a page, this is the initial value, and setting it has no effect.
    public var wrappedValue: Value {
        get { box?.value ?? initialValue }
        nonmutating set { box?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension SceneStorage: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        box =
            environment.sceneValues?.box(named: key, initialValue: initialValue)
            ?? storage.box(slot) { StateBox(initialValue) }
    }
}

extension SceneStorage {
    /// Creates a property for a flag.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for an integer.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for a number.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for a text.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for a URL.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for data.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for a value that an integer represents.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for a value that a text represents.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initialValue: wrappedValue)
    }

    /// Creates a property for an optional flag.
    public init(_ key: String) where Value == Bool? { self.init(key: key, initialValue: nil) }

    /// Creates a property for an optional integer.
    public init(_ key: String) where Value == Int? { self.init(key: key, initialValue: nil) }

    /// Creates a property for an optional number.
    public init(_ key: String) where Value == Double? { self.init(key: key, initialValue: nil) }

    /// Creates a property for an optional text.
    public init(_ key: String) where Value == String? { self.init(key: key, initialValue: nil) }

    /// Creates a property for an optional URL.
    public init(_ key: String) where Value == URL? { self.init(key: key, initialValue: nil) }

    /// Creates a property for optional data.
    public init(_ key: String) where Value == Data? { self.init(key: key, initialValue: nil) }

    /// Creates a property for an optional value that an integer represents.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, initialValue: nil)
    }

    /// Creates a property for an optional value that a text represents.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, initialValue: nil)
    }
}

/// The values of a page that views share by key.
@MainActor
final class SceneValues {
    private var boxes: [String: AnyObject] = [:]

    /// Returns the box of a key; the first view that names the key, or the first after one of another type, sets its
    /// initial value.
    func box<Value>(named key: String, initialValue: Value) -> StateBox<Value> {
        if let box = boxes[key] as? StateBox<Value> { return box }
        let box = StateBox(initialValue)
        boxes[key] = box
        return box
    }
}

private enum SceneValuesKey: EnvironmentKey {
    static var defaultValue: SceneValues? { nil }
}

extension EnvironmentValues {
    /// The values that the views of the page share; `nil` for views that aren't on a page.
    var sceneValues: SceneValues? {
        get { self[SceneValuesKey.self] }
        set { self[SceneValuesKey.self] = newValue }
    }
}
