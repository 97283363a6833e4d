extension NavigationPath {
    /// The path in a form that can be stored; `nil` while a value on it isn't `Codable`.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// Makes a path of one that was stored.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }

    /// A path in a form that can be stored: each value stands behind the name of its type.
    ///
    /// Decode only what your app has stored itself: the data name the types that are made of them. What was stored with a
    /// type that the app has no more, or has renamed, throws a `DecodingError`. Values of private types can't be stored.
    public struct CodableRepresentation: Equatable {
        fileprivate let values: [NavigationValue]

        fileprivate init?(_ values: [NavigationValue]) {
            guard values.allSatisfy({ $0.base is any Hashable & Codable }) else { return nil }
            self.values = values
        }
    }
}

extension NavigationPath.CodableRepresentation: Encodable {
    /// Stores the path; throws what a value throws, and an `EncodingError` for a type without a name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values {
            guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: base)),
                Self.knownType(named: name) == type(of: base)
            else {
                throw EncodingError.invalidValue(
                    value.base,
                    EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "Values of type \(value.typeName) can't be found again by its name."
                    )
                )
            }
            try container.encode(name)
            try container.encode(base)
        }
    }
}

extension NavigationPath.CodableRepresentation: Decodable {
    /// Makes a path of what was stored; throws what a value throws, and a `DecodingError` for a type that isn't there.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [NavigationValue] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            guard let type = Self.knownType(named: name) as? any (Hashable & Decodable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "The app has no type \(name) whose values can be on a path."
                )
            }
            values.append(NavigationValue(try container.decode(type)))
        }
        self.values = values
    }
}

extension NavigationPath.CodableRepresentation {
    /// The type of a name; `nil` if there is none, as for private types.
    fileprivate static func knownType(named name: String) -> Any.Type? {
        // The runtime takes control characters for addresses.
        name.utf8.allSatisfy { $0 > 0x20 } ? _typeByName(name) : nil
    }
}
