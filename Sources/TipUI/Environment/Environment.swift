/// A value from the views around.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

    /// Reads the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type; reading it where none was set ends the program, as in SwiftUI.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(of: type) }
    }

    /// Reads the observable object of a type; `nil` where none was set.
    public init<Object>(_ type: Object.Type) where Object: AnyObject & Observable, Value == Object? {
        read = { .some($0.object(of: type)) }
    }

    /// The value; outside a graph the key's default.
    public var wrappedValue: Value {
        if let value = value ?? read(EnvironmentValues()) { return value }
        preconditionFailure("No \(Value.self) in the environment: set one with .environment(_:) around this view.")
    }
}

extension Environment: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        value = read(environment)
    }
}
