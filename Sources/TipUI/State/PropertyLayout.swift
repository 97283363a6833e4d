@_spi(Reflection) import Swift

/// Where a view's dynamic properties lie in its memory; found once for each type.
@MainActor
struct PropertyLayout {
    private enum Field {
        /// A property that the node connects.
        case linked(any LinkedProperty.Type, offset: Int)
        /// A property of the app's own, which is updated once those inside it are connected.
        case own(any DynamicProperty.Type, offset: Int)
    }

    private let fields: [Field]

    /// Whether the type has no dynamic properties.
    var isEmpty: Bool { fields.isEmpty }
    private static var known: [ObjectIdentifier: PropertyLayout] = [:]

    static func of(_ type: Any.Type) -> PropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = PropertyLayout(fields: fields(of: type, at: 0))
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    /// The dynamic properties of a type, also those inside its own dynamic properties, its view modifiers and views whose
    /// element it may draw as its own.
    private static func fields(of type: Any.Type, at start: Int) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any LinkedProperty.Type {
                fields.append(.linked(type, offset: start + offset))
            } else if let own = type as? any DynamicProperty.Type {
                fields += Self.fields(of: type, at: start + offset)
                fields.append(.own(own, offset: start + offset))
            } else if type is any ViewModifier.Type || type is any StatefulElement.Type {
                fields += Self.fields(of: type, at: start + offset)
            }
            return true
        }
        return fields
    }

    /// Connects every dynamic property of a value.
    func link<Value>(_ value: inout Value, to storage: PropertyStorage, environment: EnvironmentValues) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields {
                switch field {
                case .linked(let type, let offset):
                    Self.link(type, at: base + offset, slot: offset, storage, environment)
                case .own(let type, let offset):
                    Self.update(type, at: base + offset)
                }
            }
        }
    }

    private static func link<Property: LinkedProperty>(
        _ type: Property.Type,
        at address: UnsafeMutableRawPointer,
        slot: Int,
        _ storage: PropertyStorage,
        _ environment: EnvironmentValues
    ) {
        let property = address.assumingMemoryBound(to: Property.self)
        property.pointee.link(to: storage, slot: slot, environment: environment)
        property.pointee.update()
    }

    private static func update<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Property.self).pointee.update()
    }
}

/// What a node keeps for the properties of its view, by their place in it.
@MainActor
package final class PropertyStorage {
    /// Few, so that to look through them is quicker than a dictionary, which weighs more too.
    private var boxes: [(slot: Int, box: AnyObject)] = []

    package init() {}

    /// The box at a slot, made at the first time.
    package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
        let index = boxes.firstIndex { $0.slot == slot }
        if let index, let box = boxes[index].box as? Box { return box }
        let box = make()
        if let index { boxes[index].box = box } else { boxes.append((slot, box)) }
        return box
    }

    /// How often the values of the boxes have changed.
    var changes: Int {
        boxes.reduce(0) { $0 + (($1.box as? any CountedBox)?.changes ?? 0) }
    }
}

/// A box that counts the changes of its value.
protocol CountedBox: AnyObject {
    var changes: Int { get }
}

/// A property of a view that the graph connects before it asks for the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that gets its storage, or its value, from the node of its view.
package protocol LinkedProperty: DynamicProperty {
    /// Connects the property.
    @MainActor mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues)
}

extension Equatable {
    /// Whether a value of any type is this one's equal.
    func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Whether two values can be compared and are equal; false of values that can't be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) ?? false
}
