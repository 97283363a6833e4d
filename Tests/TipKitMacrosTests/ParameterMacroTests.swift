import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct ParameterMacroTests {
    @Test("A property becomes accessors of a parameter beside it")
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

    @Test("Access level and options are passed on, and an optional starts as nil")
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
        "Where 'Self' cannot be said in an initial value the type is named",
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

    @Test("A missing type is reported at the name, with the literal's type as fix-it")
    func missingType() {
        expectRefusal(
            of: "@Parameter static var isOpen = false",
            message: "'@Parameter' requires a type annotation",
            column: 27,
            fix: "add ': Bool'",
            fixed: "@Parameter static var isOpen: Bool = false"
        )
    }

    @Test("A missing type of something that is no literal has no fix-it")
    func missingTypeOfExpression() {
        expectRefusal(
            of: "@Parameter static var zoom = initialZoom()",
            message: "'@Parameter' requires a type annotation",
            column: 27
        )
    }

    @Test("A missing initial value is reported at the name")
    func missingValue() {
        expectRefusal(
            of: "@Parameter static var zoom: Int",
            message: "'@Parameter' requires an initial value",
            column: 27
        )
    }

    @Test("A constant is reported at 'let'")
    func constant() {
        expectRefusal(
            of: "@Parameter static let zoom: Int = 1",
            message: "'@Parameter' requires 'var', since its value can be set",
            column: 23,
            fix: "replace 'let' with 'var'",
            fixed: "@Parameter static var zoom: Int = 1"
        )
    }

    @Test("A property of instances is reported at 'var'")
    func instanceProperty() {
        expectRefusal(
            of: "@Parameter var zoom: Int = 1",
            message: "'@Parameter' requires a static property",
            column: 16,
            fix: "add 'static'",
            fixed: "@Parameter static var zoom: Int = 1"
        )
    }

    @Test("A class property is reported at 'class'")
    func classProperty() {
        expectRefusal(
            of: "@Parameter class var zoom: Int = 1",
            message: "'@Parameter' requires a static property",
            column: 16,
            fix: "replace 'class' with 'static'",
            fixed: "@Parameter static var zoom: Int = 1"
        )
    }

    @Test("A property in a generic type is reported")
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
            }
            """,
            diagnostics: [
                DiagnosticSpec(message: "'@Parameter' cannot be used in a generic type", line: 2, column: 23)
            ]
        )
    }

    @Test("A global variable is reported")
    func globalVariable() {
        expectExpansion(
            of: "@Parameter var zoom: Int = 1",
            "var zoom: Int = 1",
            diagnostics: [
                DiagnosticSpec(
                    message: "'@Parameter' can only be applied to a static property of a type",
                    line: 1,
                    column: 12
                )
            ]
        )
    }

    @Test("A function is reported")
    func function() {
        expectExpansion(
            of: "@Parameter func zoom() {}",
            "func zoom() {}",
            diagnostics: [
                DiagnosticSpec(message: "'@Parameter' can only be applied to a property", line: 1, column: 1)
            ]
        )
    }
}

/// Expects one diagnostic on a property of a struct, with its column on the property's line and its fix-it.
private func expectRefusal(
    of property: String,
    message: String,
    column: Int,
    fix: String? = nil,
    fixed: String? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    expectExpansion(
        of: "struct Map {\n    \(property)\n}",
        """
        struct Map {
            \(property.dropFirst("@Parameter ".count))
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
