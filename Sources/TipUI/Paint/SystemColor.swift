/// The names of the platform's palette.
package enum SystemColor: String, CaseIterable, Equatable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, black, gray, clear, primary, secondary, accent
}
