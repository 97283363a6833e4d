/// The form in which a change is put behind `mutant(number)`, so that one build contains all changes.
///
/// The result contains the original piece exactly once, so that other changes can nest in it.
public enum Switch: Equatable, Sendable {
    /// Chooses between an expression and another.
    case choice(changed: String)
    /// Negates a condition.
    case negation
    /// Makes a binding or matching condition fail.
    case refusal
    /// Leaves out a statement.
    case omission
    /// Chooses between a statement and another.
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
