/// A JSON object in a vector file, which must not have unknown keys.
struct VectorObject {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            return nil
        }
    }

    private let container: KeyedDecodingContainer<Key>
    private let what: String

    /// Creates a reader of a JSON object.
    ///
    /// - Parameters:
    ///   - decoder: The decoder of the object.
    ///   - what: A description of the object for errors.
    init(_ decoder: any Decoder, _ what: String) throws {
        container = try decoder.container(keyedBy: Key.self)
        self.what = what
    }

    var keys: Set<String> { Set(container.allKeys.map(\.stringValue)) }

    /// Throws an error if the object has a key that isn't among the given names.
    func allow(_ names: Set<String>) throws {
        let unknown = keys.subtracting(names).sorted()
        guard unknown.isEmpty else {
            throw VectorError("\(what) has unknown keys: \(unknown.joined(separator: ", "))")
        }
    }

    /// Returns the value of a required key.
    func value<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        guard container.contains(Key(stringValue: name)) else { throw VectorError("\(what) needs a key \(name)") }
        return try container.decode(type, forKey: Key(stringValue: name))
    }

    /// Returns the value of a key that may be missing or `null`.
    func optional<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value? {
        try container.decodeIfPresent(type, forKey: Key(stringValue: name))
    }

    /// Returns the value of a key that must be one of several words.
    func word<Meaning>(_ name: String, of meanings: [String: Meaning]) throws -> Meaning {
        try Self.meaning(of: value(name, as: String.self), among: meanings, "the \(name) of \(what)")
    }

    /// Returns the value that a word in a vector file represents.
    static func meaning<Meaning>(
        of word: String,
        among meanings: [String: Meaning],
        _ what: String
    ) throws -> Meaning {
        guard let meaning = meanings[word] else {
            throw VectorError("\(what) can't be \(word); it must be one of \(meanings.keys.sorted())")
        }
        return meaning
    }
}
