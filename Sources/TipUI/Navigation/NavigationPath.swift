/// The values, of any types, that open the levels above the first level of a navigation stack.
///
/// To show and leave levels in code, pass a binding to a path to the stack:
///
/// ```swift
/// struct TrailsView: View {
///     @State private var path = NavigationPath()
///
///     var body: some View {
///         NavigationStack(path: $path) {
///             Button("The longest") { path.append(36) }
///                 .navigationDestination(for: Int.self) { Text("\($0) km") }
///         }
///     }
/// }
/// ```
///
/// Levels that a view presents, with a ``NavigationLink`` to a view, `navigationDestination(isPresented:)` or
/// `navigationDestination(item:)`, aren't on the path.
public struct NavigationPath: Equatable {
    var values: [NavigationValue]

    /// Creates an empty path.
    public init() {
        values = []
    }

    /// Creates a path from values, from the lowest level to the highest.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        values = elements.map { NavigationValue($0) }
    }

    /// The number of values on the path.
    public var count: Int { values.count }

    /// Whether the path has no values.
    public var isEmpty: Bool { values.isEmpty }

    /// Appends a value, which becomes the top level.
    public mutating func append<V>(_ value: V) where V: Hashable {
        values.append(NavigationValue(value))
    }

    /// Removes the last `k` values, or all values if there are fewer.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(min(max(k, 0), values.count))
    }
}

extension NavigationPath {
    /// The path in a form that can be encoded, or `nil` if a value on it isn't `Codable`.
    public var codable: CodableRepresentation? { CodableRepresentation(values) }

    /// Creates a path from its codable representation.
    public init(_ codable: CodableRepresentation) {
        values = codable.values
    }

    /// A path in a form that can be encoded: each value follows the name of its type.
    ///
    /// Decode only data that your app encoded itself, because the data names the types to create. Decoding throws a
    /// `DecodingError` if the app has removed or renamed a type. Values of private types can't be encoded.
    public struct CodableRepresentation: Equatable {
        fileprivate let values: [NavigationValue]

        fileprivate init?(_ values: [NavigationValue]) {
            guard values.allSatisfy({ $0.base is any Hashable & Codable }) else { return nil }
            self.values = values
        }
    }
}

extension NavigationPath.CodableRepresentation: Encodable {
    /// Encodes the path; throws the errors of values, and an `EncodingError` for a type that can't be found by name.
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
                        debugDescription: """
                            A NavigationPath can't encode a value of type \(value.typeName), because the type can't be \
                            found by its name when the path is decoded. Use a type that isn't private.
                            """
                    )
                )
            }
            try container.encode(name)
            try container.encode(base)
        }
    }
}

extension NavigationPath.CodableRepresentation: Decodable {
    /// Decodes a path; throws the errors of values, and a `DecodingError` for a type that doesn't exist.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [NavigationValue] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            guard let type = Self.knownType(named: name) as? any (Hashable & Decodable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: """
                        The encoded NavigationPath has a value of type \(name), but the app has no Hashable and \
                        Decodable type with this name.
                        """
                )
            }
            values.append(NavigationValue(try container.decode(type)))
        }
        self.values = values
    }
}

extension NavigationPath.CodableRepresentation {
    /// Returns the type with a mangled name, or `nil` if there is none, as for private types.
    fileprivate static func knownType(named name: String) -> Any.Type? {
        // Reject names with control characters, because the Swift runtime would interpret the bytes after them as
        // memory addresses.
        name.utf8.allSatisfy { $0 > 0x20 } ? _typeByName(name) : nil
    }
}

/// A type-erased value of a stack's path; values of different types are never equal.
struct NavigationValue: Hashable {
    let base: any Hashable

    init(_ base: any Hashable) {
        self.base = base
    }

    /// The name of the value's type, as spelled in code.
    var typeName: String { String(describing: type(of: base)) }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    static func == (left: NavigationValue, right: NavigationValue) -> Bool {
        type(of: left.base) == type(of: right.base) && left.base.isEqual(to: right.base)
    }
}
