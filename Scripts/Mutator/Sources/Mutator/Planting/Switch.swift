/// How a piece of source is put behind `mutant(number)`, so that it compiles into one build with all other changes.
///
/// The piece as it is stands in the result once, whole, so that other changes can nest in it.
public enum Switch: Equatable, Sendable {
    /// An expression, or another in its place.
    case choice(changed: String)
    /// A condition, or its opposite.
    case negation
    /// A condition that binds or matches, or one that never holds.
    case refusal
    /// A statement, or none.
    case omission
    /// A statement, or another in its place.
    case alternative(changed: String)

    func opening(_ number: Int) -> String {
        switch self {
        case .choice(let changed): "(mutant(\(number)) ? (\(changed)) : ("
        case .negation: "(mutant(\(number)) != ("
        case .refusal: "!mutant(\(number)), "
        case .omission: "if !mutant(\(number)) { "
        case .alternative(let changed): "if mutant(\(number)) { \(changed) } else { "
        }
    }

    var closing: String {
        switch self {
        case .choice, .negation: "))"
        case .refusal: ""
        case .omission, .alternative: " }"
        }
    }
}
