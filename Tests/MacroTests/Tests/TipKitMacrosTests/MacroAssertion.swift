import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TestedMacros

private let specs: [String: MacroSpec] = [
    "Parameter": MacroSpec(type: ParameterMacro.self),
    "Rule": MacroSpec(type: RuleMacro.self),
    "Preview": MacroSpec(type: PreviewMacro.self),
]

/// Expands the macros in `source` and compares the expansion, the diagnostics with their columns, and the fix-its.
func expectExpansion(
    of source: String,
    _ expanded: String,
    diagnostics: [DiagnosticSpec] = [],
    applying fixIts: [String]? = nil,
    fixed: String? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source,
        expandedSource: expanded,
        diagnostics: diagnostics,
        macroSpecs: specs,
        applyFixIts: fixIts,
        fixedSource: fixed,
        failureHandler: { failure in
            Issue.record("\(failure.message)", sourceLocation: location)
        }
    )
}

/// Expects the macro `#Rule` to keep a body of one line unchanged and to give the warnings.
func expectRule(
    _ body: String,
    parameters: String = "",
    warnings: [DiagnosticSpec] = [],
    at location: Testing.SourceLocation = #_sourceLocation
) {
    let closure = "{ \(parameters)\(body) }"
    let delimiter = body.contains { $0 == "\"" || $0 == "\\" } ? "#" : ""
    expectExpansion(
        of: "#Rule(input) \(closure)",
        "Tips.Rule(input, source: \(delimiter)\"\(body)\"\(delimiter)) \(closure)",
        diagnostics: warnings,
        at: location
    )
}

/// Returns the warnings, or an empty array if the package trait `AnyRules` disables warnings about rules.
func unlessSilenced(_ warnings: DiagnosticSpec...) -> [DiagnosticSpec] {
    #if AnyRules
        return []
    #else
        return warnings
    #endif
}
