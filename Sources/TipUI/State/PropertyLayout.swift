@_spi(Reflection) import Swift

/// The offsets of a view type's dynamic properties in memory, computed once per type.
@MainActor
struct PropertyLayout {
    private enum Field {
        /// A property that is linked to the storage of the view's node.
        case linked(any LinkedProperty.Type, offset: Int)
        /// A dynamic property that the app defines, which is updated after the properties inside it are linked.
        case appDefined(any DynamicProperty.Type, offset: Int)
        /// A property that may lack its value, which is checked after it is linked.
        case required(any RequiredProperty.Type, offset: Int)
    }

    private let fields: [Field]

    /// Whether the type has no dynamic properties.
    var isEmpty: Bool { fields.isEmpty }
    private static var layoutCache: [ObjectIdentifier: PropertyLayout] = [:]

    static func of(_ type: Any.Type) -> PropertyLayout {
        if let layout = layoutCache[ObjectIdentifier(type)] { return layout }
        let layout = PropertyLayout(fields: fields(of: type, at: 0))
        layoutCache[ObjectIdentifier(type)] = layout
        return layout
    }

    /// Returns the dynamic properties of a type, including nested properties.
    ///
    /// Nested properties are inside app-defined dynamic properties, view modifiers, and views whose element the type
    /// may draw as its own.
    private static func fields(of type: Any.Type, at start: Int) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any LinkedProperty.Type {
                fields.append(.linked(type, offset: start + offset))
            } else if let own = type as? any DynamicProperty.Type {
                fields += Self.fields(of: type, at: start + offset)
                fields.append(.appDefined(own, offset: start + offset))
            } else if type is any ViewModifier.Type || type is any StatefulElement.Type {
                fields += Self.fields(of: type, at: start + offset)
            }
            if let type = type as? any RequiredProperty.Type {
                fields.append(.required(type, offset: start + offset))
            }
            return true
        }
        return fields
    }

    /// Links every dynamic property of a value to storage, and calls the `update` method of the property.
    ///
    /// - Returns: What the value can't be used without, as ``RequiredProperty`` describes it; usually `nil`.
    @discardableResult
    func link<Value>(_ value: inout Value, to storage: PropertyStorage, environment: EnvironmentValues) -> String? {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return nil }
            for field in fields {
                switch field {
                case .linked(let type, let offset):
                    Self.link(type, at: base + offset, slot: offset, storage, environment)
                case .appDefined(let type, let offset):
                    Self.update(type, at: base + offset)
                case .required(let type, let offset):
                    if let missing = Self.missingValue(of: type, at: base + offset) { return missing }
                }
            }
            return nil
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

    private static func missingValue<Property: RequiredProperty>(
        of type: Property.Type,
        at address: UnsafeMutableRawPointer
    ) -> String? {
        address.assumingMemoryBound(to: Property.self).pointee.missingValue
    }
}

/// The values that a node stores for its view's properties, by property offset.
@MainActor
package final class PropertyStorage {
    /// The boxes with the values; a node has only a few boxes, so a linear search is faster than a dictionary and needs
    /// less memory.
    private var boxes: [(slot: Int, box: AnyObject)] = []

    package init() {}

    /// Returns the box at a slot, and creates the box on the first call.
    package func box<Box: AnyObject>(_ slot: Int, make: () -> Box) -> Box {
        let index = boxes.firstIndex { $0.slot == slot }
        if let index, let box = boxes[index].box as? Box { return box }
        let box = make()
        if let index { boxes[index].box = box } else { boxes.append((slot, box)) }
        return box
    }

    /// The total number of changes to the values in all boxes.
    var changes: Int {
        boxes.reduce(0) { $0 + (($1.box as? any CountedBox)?.changes ?? 0) }
    }
}

/// A box that counts the changes of its value.
protocol CountedBox: AnyObject {
    var changes: Int { get }
}

/// A property of a view that the graph links before it evaluates the view's body.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing, for properties that need no update.
    public mutating func update() {}
}

/// A property that may lack its value, without which the view can't be drawn.
package protocol RequiredProperty: DynamicProperty {
    /// What is missing, as the object of "The view needs …"; `nil` if the property has its value.
    var missingValue: String? { get }
}

/// A property that gets its storage or its value from its view's node.
package protocol LinkedProperty: DynamicProperty {
    /// Links the property to storage and an environment.
    @MainActor mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues)
}
