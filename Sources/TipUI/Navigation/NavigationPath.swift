/// The values whose views lie above the first of a navigation stack, which may be of several types.
///
/// Give a stack a binding to one to show and leave levels by code:
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
/// Levels that a view asks for itself, by ``NavigationLink`` with a view or by `navigationDestination(isPresented:)` and
/// `navigationDestination(item:)`, aren't on the path.
public struct NavigationPath: Equatable {
    var values: [NavigationValue]

    /// Makes an empty path.
    public init() {
        values = []
    }

    /// Makes a path of values, from the first level up.
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        values = elements.map { NavigationValue($0) }
    }

    /// How many values are on the path.
    public var count: Int { values.count }

    /// Whether no value is on the path, so that the stack shows its first view.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts a value above all others.
    public mutating func append<V>(_ value: V) where V: Hashable {
        values.append(NavigationValue(value))
    }

    /// Takes the last values away; more than there are empties the path.
    public mutating func removeLast(_ k: Int = 1) {
        values.removeLast(min(max(k, 0), values.count))
    }
}

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

/// A value of any type that can stand on a stack's path; values of two types are never equal.
struct NavigationValue: Hashable {
    let base: any Hashable

    init(_ base: any Hashable) {
        self.base = base
    }

    /// The name of the value's type, as code spells it.
    var typeName: String { String(describing: type(of: base)) }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }

    static func == (left: NavigationValue, right: NavigationValue) -> Bool {
        type(of: left.base) == type(of: right.base) && left.base.isEqual(to: right.base)
    }
}
