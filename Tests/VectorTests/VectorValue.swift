/// The value of a parameter or of a payload's field.
enum VectorValue: Codable, Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            throw VectorError("a value must be true, false, a number or a string")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// The payload of a donation in a vector case.
struct VectorPayload: Codable, Sendable {
    var fields: [String: VectorValue] = [:]
}

/// The comparisons that a value must satisfy for a rule to hold.
struct VectorCondition: Decodable, Sendable {
    static let keys: Set<String> = ["is", "isNot", "atLeast", "atMost"]

    private let equal: VectorValue?
    private let unequal: VectorValue?
    private let least: Double?
    private let most: Double?

    /// Reads the comparisons from an object, which may have other keys too.
    init(_ object: VectorObject) throws {
        guard !object.keys.isDisjoint(with: Self.keys) else {
            throw VectorError("a comparison needs one of \(Self.keys.sorted())")
        }
        equal = try object.optional("is")
        unequal = try object.optional("isNot")
        least = try object.optional("atLeast")
        most = try object.optional("atMost")
    }

    init(from decoder: any Decoder) throws {
        let object = try VectorObject(decoder, "a comparison")
        try object.allow(Self.keys)
        try self.init(object)
    }

    /// Returns whether a value satisfies all comparisons; `false` for a missing value.
    func holds(for value: VectorValue?) -> Bool {
        guard let value else { return false }
        if let equal, value != equal { return false }
        if let unequal, value == unequal { return false }
        guard least != nil || most != nil else { return true }
        guard case .number(let number) = value else { return false }
        return number >= least ?? number && number <= most ?? number
    }
}
