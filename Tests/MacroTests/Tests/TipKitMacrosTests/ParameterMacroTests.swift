import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct ParameterMacroTests {
    @Test("@Parameter turns a property into accessors of a generated '$' property that holds the parameter")
    func property() {
        expectExpansion(
            of: """
                struct Map {
                    @Parameter static var isOpen: Bool = false
                }
                """,
            """
            struct Map {
                static var isOpen: Bool {
                    get {
                        $isOpen.wrappedValue
                    }
                    set {
                        $isOpen.wrappedValue = newValue
                    }
                }

                nonisolated static let $isOpen: Tips.Parameter<Bool> = Tips.Parameter(Self.self, "+isOpen", false)
            }
            """
        )
    }

    @Test("@Parameter keeps the property's access level and options, and an optional property starts as nil")
    func accessAndOptions() {
        expectExpansion(
            of: """
                enum Map {
                    @Parameter(.transient) public static var zoom: Int?
                }
                """,
            """
            enum Map {
                public static var zoom: Int? {
                    get {
                        $zoom.wrappedValue
                    }
                    set {
                        $zoom.wrappedValue = newValue
                    }
                }

                public nonisolated static let $zoom: Tips.Parameter<Int?> = \
            Tips.Parameter(Self.self, "+zoom", nil, .transient)
            }
            """
        )
    }

    @Test(
        "In classes, actors and extensions, @Parameter writes the type's name instead of 'Self'",
        arguments: [("class Map", "Map"), ("actor Map", "Map"), ("extension Map.Layer", "Map.Layer")]
    )
    func namedOwner(header: String, owner: String) {
        expectExpansion(
            of: """
                \(header) {
                    @Parameter static var `default`: Int = 1
                }
                """,
            """
            \(header) {
                static var `default`: Int {
                    get {
                        $default.wrappedValue
                    }
                    set {
                        $default.wrappedValue = newValue
                    }
                }

                nonisolated static let $default: Tips.Parameter<Int> = Tips.Parameter(\(owner).self, "+default", 1)
            }
            """
        )
    }

    @Test("@Parameter without a type is an error at the property's name, whose fix-it adds the literal's type")
    func missingType() {
        expectRefusal(
            of: "@Parameter static var isOpen = false",
            message: "'@Parameter' needs a type written out, as in 'static var isReady: Bool = false'",
            column: 27,
            fix: "add ': Bool'",
            fixed: "@Parameter static var isOpen: Bool = false",
            peer: #"let $isOpen = Tips.Parameter(Self.self, "+isOpen", false)"#
        )
    }

    @Test("@Parameter without a type is an error without a fix-it if the initial value isn't a literal")
    func missingTypeOfExpression() {
        expectRefusal(
            of: "@Parameter static var zoom = initialZoom()",
            message: "'@Parameter' needs a type written out, as in 'static var isReady: Bool = false'",
            column: 27,
            peer: #"let $zoom = Tips.Parameter(Self.self, "+zoom", initialZoom())"#
        )
    }

    @Test("@Parameter without an initial value is an error at the property's name")
    func missingValue() {
        expectRefusal(
            of: "@Parameter static var zoom: Int",
            message: """
                '@Parameter' needs an initial value, as in '= false'; only an optional property starts as nil
                """,
            column: 27,
            peer: unreachable
        )
    }

    @Test("@Parameter on a constant is an error at 'let', with a fix-it")
    func constant() {
        expectRefusal(
            of: "@Parameter static let zoom: Int = 1",
            message: "'@Parameter' needs 'var', since its value can be set; replace 'let'",
            column: 23,
            fix: "replace 'let' with 'var'",
            fixed: "@Parameter static var zoom: Int = 1",
            peer: parameter
        )
    }

    @Test("@Parameter on an instance property is an error at 'var', with a fix-it that adds 'static'")
    func instanceProperty() {
        expectRefusal(
            of: "@Parameter var zoom: Int = 1",
            message: "'@Parameter' needs 'static', since its value belongs to the type; write 'static var'",
            column: 16,
            fix: "add 'static'",
            fixed: "@Parameter static var zoom: Int = 1",
            peer: parameter
        )
    }

    @Test("@Parameter on a class property is an error at 'class', with a fix-it")
    func classProperty() {
        expectRefusal(
            of: "@Parameter class var zoom: Int = 1",
            message: "'@Parameter' needs 'static', since its value belongs to the type; write 'static var'",
            column: 16,
            fix: "replace 'class' with 'static'",
            fixed: "@Parameter static var zoom: Int = 1",
            peer: parameter
        )
    }

    @Test("@Parameter on a computed property is an error at the property's braces")
    func computedProperty() {
        expectRefusal(
            of: "@Parameter static var zoom: Int { 1 }",
            message: """
                '@Parameter' needs a stored property, since its value can be set; replace the braces with an \
                initial value, as in '= false'
                """,
            column: 37,
            peer: unreachable
        )
    }

    @Test("@Parameter on a property with observers is an error at the observers' braces")
    func observers() {
        expectRefusal(
            of: "@Parameter static var zoom: Int = 1 { didSet {} }",
            message: """
                '@Parameter' cannot have observers, since other processes can set its value too; remove 'willSet' and \
                'didSet', and let a rule or a view read it
                """,
            column: 41,
            peer: parameter
        )
    }

    @Test("@Parameter reports each of several mistakes in a property as a separate error")
    func severalMistakes() {
        expectExpansion(
            of: """
                struct Map {
                    @Parameter let zoom: Int = 1
                }
                """,
            """
            struct Map {
                let zoom: Int = 1

                nonisolated static \(parameter)
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: "'@Parameter' needs 'var', since its value can be set; replace 'let'",
                    line: 2,
                    column: 16,
                    fixIts: [FixItSpec(message: "replace 'let' with 'var'")]
                ),
                DiagnosticSpec(
                    message:
                        "'@Parameter' needs 'static', since its value belongs to the type; write 'static var'",
                    line: 2,
                    column: 16,
                    fixIts: [FixItSpec(message: "add 'static'")]
                ),
            ]
        )
    }

    @Test("@Parameter in a generic type is an error")
    func genericType() {
        expectExpansion(
            of: """
                struct Map<Layer> {
                    @Parameter static var zoom: Int = 1
                }
                """,
            """
            struct Map<Layer> {
                static var zoom: Int = 1

                nonisolated static \(unreachable)
            }
            """,
            diagnostics: [
                DiagnosticSpec(
                    message: "'@Parameter' cannot be in a generic type; move it to a type without generic parameters",
                    line: 2,
                    column: 23
                )
            ]
        )
    }

    @Test("@Parameter on a global variable is an error")
    func globalVariable() {
        expectExpansion(
            of: "@Parameter var zoom: Int = 1",
            "var zoom: Int = 1",
            diagnostics: [
                DiagnosticSpec(
                    message: """
                        '@Parameter' must be in a type, whose name becomes part of its id; make it a \
                        'static var' of a type
                        """,
                    line: 1,
                    column: 12
                )
            ]
        )
    }
}

/// The declaration that `@Parameter` must generate for a property `zoom` of a struct.
private let parameter = #"let $zoom: Tips.Parameter<Int> = Tips.Parameter(Self.self, "+zoom", 1)"#

/// The declaration that `@Parameter` must generate if it can't create a parameter.
private let unreachable = """
    var $zoom: Tips.Parameter<Int> {
            fatalError()
        }
    """

/// Expects one error on a property of a struct, with its column and fix-it.
///
/// The peer is generated in spite of the error, so that uses of `$zoom` cause no further errors.
private func expectRefusal(
    of property: String,
    message: String,
    column: Int,
    fix: String? = nil,
    fixed: String? = nil,
    peer: String,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    expectExpansion(
        of: "struct Map {\n    \(property)\n}",
        """
        struct Map {
            \(property.dropFirst("@Parameter ".count))

            nonisolated static \(peer)
        }
        """,
        diagnostics: [
            DiagnosticSpec(
                message: message,
                line: 2,
                column: column,
                fixIts: fix.map { [FixItSpec(message: $0)] } ?? []
            )
        ],
        applying: fix.map { [$0] },
        fixed: fixed.map { "struct Map {\n    \($0)\n}" },
        at: location
    )
}
