import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TestedMacros

@Suite struct RuleWarningTests {
    @Test(
        "Rules on parameters as in Apple's samples give no warning",
        arguments: [
            "$0", "!$0", "$0 == true", "$0 == false", "$0 >= 3", "$0 < 3.5", "$0 != nil", #"$0 == "free""#,
            "$0.fruits.count >= 2", #"$0.fruits.contains("pear")"#, "$0[id] == true", #"($0 ?? "").isEmpty"#,
        ]
    )
    func parameters(body: String) {
        expectRule(body)
    }

    @Test(
        "Rules on events as in Apple's samples give no warning",
        arguments: [
            "$0.donations.count > 3",
            "$0.donations.isEmpty",
            "$0.donations.donatedWithin(.week).count < 3",
            "$0.donations.donatedWithin(.days(3)).count > 3",
            "$0.donations.donatedWithin(Tips.DonationTimeRange.weeks(4)).count < 1",
            #"$0.donations.filter { $0.name != "Timmy" }.count > 3"#,
            "$0.donations.donatedWithin(.hour).filter({ $0.minutes > 4 }).count > 1",
            "$0.donations.filter { $0.date > Date.now.addingTimeInterval(-5 * 60 * 60 * 24) }.count >= 3",
            "$0.donations.filter { visit in visit.kind == .walk }.count > 1",
            "$0.donations.filter({ (visit: Visit) in visit.kind == Kind.walk }).count > 1",
            #"$0.donations.largestSubset(groupedBy: \.place).count > 2"#,
            #"$0.donations.smallestSubset(groupedBy: \.place).count > 1"#,
        ]
    )
    func events(body: String) {
        expectRule(body)
    }

    @Test(
        "Rules with expressions that Foundation's predicates support give no warning",
        arguments: [
            "$0.count > least", "$0.count > self.least", "$0.count < LIMITS.count", "-$0 * 2 + 1 < limit / 3 - $1 % 2",
            "$0 && $1 || $2", "$0 ? true : $1", "$0 is Int", "($0 as? Int) == 3", "$0?.name.isEmpty == false",
            "$0!.count <= 1", "(1...5).contains($0)", "(1..<5).contains($0)", "[1, 2].contains($0)",
            "$0.contains { $0 > 3 }", "$0.contains(where: { $0.isRipe })", "$0.allSatisfy { $0.isRipe }",
            #"$0.filter(\.isRipe).count > 1"#, "$0.flatMap { $0.name } == nil", #"$0.name.starts(with: "a")"#,
            "$0.min() == 1 && $0.max() == 9", "$0.name.localizedStandardContains(text)",
            "$0.name.localizedCompare(text) == same", "$0.name.caseInsensitiveCompare(text) == same",
            #"$0["a", default: 0] == 1"#, "other.evaluate($0, $1)", #"$0 == "\(prefix)-\(number)""#,
        ]
    )
    func predicates(body: String) {
        expectRule(body)
    }

    @Test(
        "A rule with a single statement gives no warning",
        arguments: [
            "return $0 > 3", "do { return $0 }", "if $0 { true } else { $1 }",
            "if $0 { return true } else { return false }", "if $0 > 1, $1 { true } else if $2 { false } else { true }",
            "if let name = $0, let first = name.first { first == initial } else { false }",
        ]
    )
    func statements(body: String) {
        expectRule(body)
    }

    @Test("A rule with named closure parameters gives no warning")
    func namedParameters() {
        expectRule("!isGuest || cooked.donations.count >= 10", parameters: "isGuest, cooked in ")
    }

    @Test(
        "A part of a rule that Foundation's predicates don't support gives a warning at that part",
        arguments: RefusedBody.functions + RefusedBody.members + RefusedBody.operators + RefusedBody.statements
    )
    func refused(refused: RefusedBody) {
        expectRule(
            refused.body,
            warnings: unlessSilenced(
                DiagnosticSpec(
                    message: refused.warning.message,
                    line: 1,
                    column: refused.column,
                    severity: .warning
                )
            )
        )
    }

    @Test("The warning about an unsupported function in a rule says what to use instead, and highlights the name")
    func function() {
        expectExpansion(
            of: """
                #Rule(Self.$names) {
                    $0.contains { $0.hasPrefix(start) }
                }
                """,
            """
            Tips.Rule(Self.$names, source: "$0.contains { $0.hasPrefix(start) }") {
                $0.contains { $0.hasPrefix(start) }
            }
            """,
            diagnostics: unlessSilenced(
                DiagnosticSpec(
                    id: MessageID(domain: "OpenTipKit", id: "ruleBodyWithFunction"),
                    message: """
                        'hasPrefix(_:)' in a rule compiles with OpenTipKit, but not with Apple's TipKit, which turns \
                        rules into predicates of Foundation; use 'starts(with:)', or silence such warnings with the \
                        package trait 'AnyRules'
                        """,
                    line: 2,
                    column: 22,
                    severity: .warning,
                    highlights: ["hasPrefix"]
                )
            )
        )
    }

    @Test("A rule with several unsupported parts gives a warning for each, in source order")
    func several() {
        expectRule(
            "$0 == .gold && isEvening()",
            warnings: unlessSilenced(
                DiagnosticSpec(
                    message: """
                        '.gold' in a rule compiles with OpenTipKit, but not with Apple's TipKit, which turns rules \
                        into predicates of Foundation; keep it in a constant outside of the rule, or silence such \
                        warnings with the package trait 'AnyRules'
                        """,
                    line: 1,
                    column: 22,
                    severity: .warning
                ),
                DiagnosticSpec(
                    message: """
                        a call of 'isEvening' in a rule compiles with OpenTipKit, but not with Apple's TipKit, which \
                        turns rules into predicates of Foundation; compute its result outside of the rule, or silence \
                        such warnings with the package trait 'AnyRules'
                        """,
                    line: 1,
                    column: 31,
                    severity: .warning
                )
            )
        )
    }

    @Test("A #Rule that is an error gives no further warnings about its body")
    func refusedRule() {
        expectExpansion(
            of: "#Rule { isEvening() }",
            "#Rule { isEvening() }",
            diagnostics: [
                DiagnosticSpec(
                    message: "'#Rule' needs a parameter or an event as its first argument",
                    line: 1,
                    column: 1
                )
            ]
        )
    }
}
