private enum EnclosingNameKey: EnvironmentKey {
    static var defaultValue: ElementID? { nil }
}

extension EnvironmentValues {
    /// A name that an enclosing view gives to the views inside it, so that a renderer can connect two of these views:
    /// for example, a button and the menu that the button opens.
    var enclosingName: ElementID? {
        get { self[EnclosingNameKey.self] }
        set { self[EnclosingNameKey.self] = newValue }
    }
}

/// The objects in an environment, by their types; equal if they are the same objects.
private struct EnvironmentObjects: Equatable {
    var objects: [ObjectIdentifier: AnyObject] = [:]

    static func == (left: Self, right: Self) -> Bool {
        left.objects.count == right.objects.count && left.objects.allSatisfy { right.objects[$0] === $1 }
    }
}

private enum ObjectsKey: EnvironmentKey {
    static var defaultValue: EnvironmentObjects { EnvironmentObjects() }
}

extension EnvironmentValues {
    /// Returns the object of a type; `nil` if no enclosing view set one.
    package func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        self[ObjectsKey.self].objects[ObjectIdentifier(type)] as? Object
    }

    /// Sets or removes the object of a type.
    package mutating func setObject<Object: AnyObject>(_ object: Object?) {
        self[ObjectsKey.self].objects[ObjectIdentifier(Object.self)] = object
    }
}

/// A property wrapper that reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

    /// Reads the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of a type.
    ///
    /// If no enclosing view set such an object, the view is replaced by a warning sign, and the log names the type and
    /// the missing modifier. In SwiftUI, the program ends.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(of: type) }
    }

    /// Reads the observable object of a type; `nil` if no such object was set.
    public init<Object>(_ type: Object.Type) where Object: AnyObject & Observable, Value == Object? {
        read = { .some($0.object(of: type)) }
    }

    /// The value; if the view isn't in a graph, the key's default.
    public var wrappedValue: Value {
        if let value = value ?? read(EnvironmentValues()) { return value }
        preconditionFailure(
            "A view reads a \(Value.self) from the environment, but no enclosing view sets one with .environment(_:)."
        )
    }
}

extension Environment: RequiredProperty {
    package var missingValue: String? {
        value == nil ? "an object of type \(Value.self), which no enclosing view sets with .environment(_:)" : nil
    }
}

extension Environment: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        value = read(environment)
    }
}

extension View {
    /// Sets a value of the environment for this view and its descendants.
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        EnvironmentModifier(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Sets an observable object in the environment of this view and its descendants.
    public nonisolated func environment<Object>(_ object: Object?) -> some View where Object: AnyObject & Observable {
        EnvironmentModifier(content: self) { $0.setObject(object) }
    }

    /// Changes a value of the environment for this view and its descendants.
    public nonisolated func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentModifier(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view that changes the environment of its content.
struct EnvironmentModifier<Content: View> {
    let content: Content
    let transform: (inout EnvironmentValues) -> Void

    nonisolated init(content: Content, transform: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.transform = transform
    }
}

extension EnvironmentModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content)], transformEnvironment: transform)
    }
}

extension EnvironmentModifier: SingleElementView where Content: SingleElementView {}
extension EnvironmentModifier: UnaryView where Content: UnaryView {}
extension EnvironmentModifier: StatefulElement where Content: StatefulElement {}
