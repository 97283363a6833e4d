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
