import OpenTipKit

struct Parameters {
    // refused: '@Parameter' needs 'var', since its value can be set; replace 'let'
    @Parameter static let constant: Bool = false

    // refused: '@Parameter' needs 'static', since its value belongs to the type; write 'static var'
    @Parameter var ofAValue: Bool = false

    // refused: '@Parameter' needs a type written out, as in 'static var isReady: Bool = false'
    @Parameter static var untyped = false

    // refused: '@Parameter' needs an initial value, as in '= false'
    @Parameter static var unset: Bool

    // refused: '@Parameter' needs a stored property, since its value can be set
    @Parameter static var computed: Bool { false }

    @Parameter static var right: Bool = false
    @Parameter static var startsAsNil: Int?
}

struct GenericParameters<Value> {
    // refused: '@Parameter' cannot be in a generic type; move it to a type without generic parameters
    @Parameter static var isReady: Bool = false
}
