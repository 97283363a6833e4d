import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TestedMacros

@Suite struct RuleMacroTests {
    @Test("#Rule with a trailing closure becomes a rule with the closure and the closure's source text")
    func trailingClosure() {
        expectExpansion(
            of: "#Rule(Self.$isOpen) { $0 == true }",
            #"Tips.Rule(Self.$isOpen, source: "$0 == true") { $0 == true }"#
        )
    }

    @Test("#Rule accepts a closure as an argument instead of a trailing closure")
    func closureArgument() {
        expectExpansion(
            of: "#Rule(Self.$isOpen, { $0 })",
            #"Tips.Rule(Self.$isOpen, source: "$0") { $0 }"#
        )
    }

    @Test("The source text of a #Rule doesn't contain the list of the closure's named parameters")
    func namedParameter() {
        expectExpansion(
            of: "#Rule(visits) { history in history.donations.count >= 3 }",
            #"Tips.Rule(visits, source: "history.donations.count >= 3") { history in history.donations.count >= 3 }"#
        )
    }

    @Test("#Rule passes several inputs to the rule in their order in the source")
    func severalInputs() {
        expectExpansion(
            of: "#Rule(Self.$isOpen, trail.region.visits) { $0 && $1.donations.isEmpty }",
            """
            Tips.Rule(Self.$isOpen, trail.region.visits, source: "$0 && $1.donations.isEmpty") { \
            $0 && $1.donations.isEmpty }
            """
        )
    }

    @Test("The source text of a #Rule is one line, without comments and line breaks")
    func normalisedSource() {
        expectExpansion(
            of: """
                #Rule(visits) {
                    // Recent ones only.
                    $0.donations
                        .donatedWithin(
                            .days(3)
                        )
                        .count   >   2
                }
                """,
            """
            Tips.Rule(visits, source: "$0.donations.donatedWithin(.days(3)).count > 2") {
                // Recent ones only.
                $0.donations
                    .donatedWithin(
                        .days(3)
                    )
                    .count   >   2
            }
            """
        )
    }

    @Test("The source text of a #Rule with several statements separates them by semicolons")
    func severalStatements() {
        expectExpansion(
            of: """
                #Rule(Self.$count) {
                    let half = $0 / 2
                    return half > 3
                }
                """,
            """
            Tips.Rule(Self.$count, source: "let half = $0 / 2; return half > 3") {
                let half = $0 / 2
                return half > 3
            }
            """,
            diagnostics: unlessSilenced(
                DiagnosticSpec(
                    message: RuleWarning.severalStatements.message,
                    line: 3,
                    column: 5,
                    severity: .warning
                )
            )
        )
    }

    @Test("The source text of a #Rule contains quotation marks and backslashes unchanged")
    func quotedSource() {
        expectExpansion(
            of: #"#Rule(Self.$names) { $0.contains("a\tb") }"#,
            ##"Tips.Rule(Self.$names, source: #"$0.contains("a\tb")"#) { $0.contains("a\tb") }"##
        )
    }

    @Test("A capture list in a #Rule is an error, and the fix-it that removes it keeps a named parameter")
    func captureListWithParameter() {
        expectExpansion(
            of: "#Rule(Self.$count) { [limit] count in count > limit }",
            "#Rule(Self.$count) { [limit] count in count > limit }",
            diagnostics: [
                DiagnosticSpec(
                    message: "the body of '#Rule' cannot have a capture list; a closure captures values without one",
                    line: 1,
                    column: 22,
                    fixIts: [FixItSpec(message: "remove the capture list")]
                )
            ],
            applying: ["remove the capture list"],
            fixed: "#Rule(Self.$count) { count in count > limit }"
        )
    }

    @Test("The fix-it that removes the capture list of a #Rule also removes 'in' if there are no named parameters")
    func captureListAlone() {
        expectExpansion(
            of: "#Rule(Self.$count) { [limit] in $0 > limit }",
            "#Rule(Self.$count) { [limit] in $0 > limit }",
            diagnostics: [
                DiagnosticSpec(
                    message: "the body of '#Rule' cannot have a capture list; a closure captures values without one",
                    line: 1,
                    column: 22,
                    fixIts: [FixItSpec(message: "remove the capture list")]
                )
            ],
            applying: ["remove the capture list"],
            fixed: "#Rule(Self.$count) { $0 > limit }"
        )
    }

    @Test("A #Rule whose body isn't a closure is an error at the body")
    func bodyThatIsNoClosure() {
        expectExpansion(
            of: "let rule = #Rule(Self.$count, isEnough)",
            "let rule = #Rule(Self.$count, isEnough)",
            diagnostics: [
                DiagnosticSpec(
                    message: "the body of '#Rule' must be a closure written in place",
                    line: 1,
                    column: 31
                )
            ]
        )
    }

    @Test(
        "A #Rule without a parameter or an event is an error",
        arguments: ["#Rule { true }", "#Rule({ true })", "#Rule()"]
    )
    func noInput(source: String) {
        expectExpansion(
            of: "let rule = \(source)",
            "let rule = \(source)",
            diagnostics: [
                DiagnosticSpec(
                    message: "'#Rule' needs a parameter or an event as its first argument",
                    line: 1,
                    column: 12
                )
            ]
        )
    }
}
