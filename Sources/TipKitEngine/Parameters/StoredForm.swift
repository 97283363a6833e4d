import Foundation

/// The stored form of a value: JSON that also keeps the parts of a value that `JSONEncoder` loses.
///
/// `JSONEncoder` encodes `.some(nil)` like `nil`, and encodes a URL without its base URL.
struct StoredForm<Value: Codable>: Codable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        func decode<Form: OwnStoredForm>(_ type: Form.Type) throws -> Value? { try Form(storedIn: decoder) as? Value }
        if let type = Value.self as? any OwnStoredForm.Type, let value = try decode(type) {
            self.value = value
        } else {
            value = try decoder.singleValueContainer().decode(Value.self)
        }
    }

    func encode(to encoder: any Encoder) throws {
        func encode<Form: OwnStoredForm>(_ type: Form.Type) throws -> Bool {
            guard let form = value as? Form else { return false }
            try form.store(in: encoder)
            return true
        }
        if let type = Value.self as? any OwnStoredForm.Type, try encode(type) { return }
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A type whose stored form differs from its encoding by `JSONEncoder`.
private protocol OwnStoredForm: Codable {
    init(storedIn decoder: any Decoder) throws
    func store(in encoder: any Encoder) throws
}

extension URL: OwnStoredForm {
    init(storedIn decoder: any Decoder) throws {
        try self.init(from: decoder)
    }

    func store(in encoder: any Encoder) throws {
        try encode(to: encoder)
    }
}

/// An optional whose wrapped type has its own stored form is stored as an array with one or no element; any other
/// optional is stored as the value or `null`.
extension Optional: OwnStoredForm where Wrapped: Codable {
    private static var isArray: Bool { Wrapped.self is any OwnStoredForm.Type }

    init(storedIn decoder: any Decoder) throws {
        guard Self.isArray else {
            self = try decoder.singleValueContainer().decode(Self.self)
            return
        }
        var container = try decoder.unkeyedContainer()
        self = container.isAtEnd ? nil : try container.decode(StoredForm<Wrapped>.self).value
    }

    func store(in encoder: any Encoder) throws {
        guard Self.isArray else {
            var container = encoder.singleValueContainer()
            return try container.encode(self)
        }
        var container = encoder.unkeyedContainer()
        if let self { try container.encode(StoredForm(self)) }
    }
}

extension Error {
    /// The reason why a value can't be encoded, for the log.
    ///
    /// The reason doesn't contain the value, because the value may be private.
    var encodingReason: String {
        guard case .invalidValue(let value, let context)? = self as? EncodingError else { return localizedDescription }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return "a \(type(of: value))\(path.isEmpty ? "" : " at \(path)"): \(context.debugDescription)"
    }
}
