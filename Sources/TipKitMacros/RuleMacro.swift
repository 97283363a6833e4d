#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `#Rule(input) { body }` to a rule that has the body and its source text.
    ///
    /// The body may be any Swift code. The macro warns about parts that would not compile with Apple's TipKit, unless
    /// the package trait `AnyRules` is enabled.
    enum RuleMacro: ExpressionMacro {
        /// Turns off the formatting of the expansion, so that the rule's body stays as it was written.
        static var formatMode: FormatMode { .disabled }

        static func expansion(
            of node: some FreestandingMacroExpansionSyntax,
            in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
            var inputs = node.arguments
            let body: ClosureExprSyntax
            if let closure = node.trailingClosure {
                body = closure
            } else if let last = inputs.last {
                guard let closure = last.expression.as(ClosureExprSyntax.self) else {
                    throw DiagnosticsError(diagnostics: [MacroError.ruleBodyNotClosure.at(last.expression)])
                }
                body = closure
                inputs = LabeledExprListSyntax(inputs.dropLast())
            } else {
                throw DiagnosticsError(diagnostics: [MacroError.ruleWithoutInput.at(node)])
            }
            guard !inputs.isEmpty else {
                throw DiagnosticsError(diagnostics: [MacroError.ruleWithoutInput.at(node)])
            }
            if let captures = body.signature?.capture {
                throw DiagnosticsError(diagnostics: [
                    MacroError.ruleBodyWithCaptures.at(
                        captures,
                        fixIts: [MacroFix.removeCaptureList.replacing(body, with: withoutCaptures(body))]
                    )
                ])
            }
            #if !AnyRules
                for warning in PredicateCheck.warnings(of: body) {
                    context.diagnose(warning)
                }
            #endif
            let arguments = inputs.map { "\($0.expression.trimmedDescription), " }.joined()
            let source = StringLiteralExprSyntax(content: sourceText(of: body.statements))
            return "Tips.Rule(\(raw: arguments)source: \(source)) \(body.trimmed)"
        }

        private static func withoutCaptures(_ body: ClosureExprSyntax) -> ClosureExprSyntax {
            guard let signature = body.signature else { return body }
            let isBare =
                signature.attributes.isEmpty && signature.parameterClause == nil
                && signature.effectSpecifiers == nil && signature.returnClause == nil
            return body.with(\.signature, isBare ? nil : signature.with(\.capture, nil))
        }
    }

    /// A warning about a part of a rule's body that does not compile with Apple's TipKit.
    enum RuleWarning: DiagnosticMessage {
        /// A member function or a subscript, such as `name(label:)`.
        case function(String)
        /// A call of a function that isn't a member of a value.
        case call(String)
        /// A member without a base, such as `.name`.
        case implicitMember(String)
        /// A member of a type, such as `Type.name`.
        case typeMember(String)
        case operatorSymbol(String)
        case tuple
        case severalStatements
        case switchExpression
        case loop
        case catchClause
        case availability
        case pattern
        case mixedBinding

        var severity: DiagnosticSeverity { .warning }

        var diagnosticID: MessageID { MessageID(domain: "OpenTipKit", id: id) }

        var message: String {
            """
            \(subject) in a rule compiles with OpenTipKit, but not with Apple's TipKit, which turns rules into \
            predicates of Foundation; \(remedy), or silence such warnings with the package trait 'AnyRules'
            """
        }

        private var id: String {
            switch self {
            case .function: "ruleBodyWithFunction"
            case .call: "ruleBodyWithCall"
            case .implicitMember: "ruleBodyWithImplicitMember"
            case .typeMember: "ruleBodyWithTypeMember"
            case .operatorSymbol: "ruleBodyWithOperator"
            case .tuple: "ruleBodyWithTuple"
            case .severalStatements: "ruleBodyWithSeveralStatements"
            case .switchExpression: "ruleBodyWithSwitch"
            case .loop: "ruleBodyWithLoop"
            case .catchClause: "ruleBodyWithCatch"
            case .availability: "ruleBodyWithAvailability"
            case .pattern: "ruleBodyWithPattern"
            case .mixedBinding: "ruleBodyWithMixedBinding"
            }
        }

        private var subject: String {
            switch self {
            case .function(let name), .implicitMember(let name), .typeMember(let name): "'\(name)'"
            case .call(let name): "a call of '\(name)'"
            case .operatorSymbol(let symbol): "the operator '\(symbol)'"
            case .tuple: "a tuple"
            case .severalStatements: "a second statement"
            case .switchExpression: "'switch'"
            case .loop: "a loop"
            case .catchClause: "'catch'"
            case .availability: "an availability condition"
            case .pattern: "a pattern"
            case .mixedBinding: "an optional binding beside other conditions"
            }
        }

        private var remedy: String {
            switch self {
            case .function(let signature): Self.replacement(of: signature) ?? "compute its result outside of the rule"
            case .call, .operatorSymbol, .catchClause: "compute its result outside of the rule"
            case .implicitMember, .typeMember: "keep it in a constant outside of the rule"
            case .tuple: "compare its values one by one"
            case .severalStatements: "write one expression"
            case .switchExpression: "write 'if' and 'else'"
            case .loop: "use 'contains(where:)', 'allSatisfy(_:)' or 'filter(_:)'"
            case .availability: "check it outside of the rule"
            case .pattern: "compare values with '=='"
            case .mixedBinding: "nest the conditions"
            }
        }

        /// Returns a hint to use a similar function that predicates support; `nil` if there is none.
        private static func replacement(of signature: String) -> String? {
            switch signature {
            case "hasPrefix(_:)": "use 'starts(with:)'"
            case "localizedCaseInsensitiveContains(_:)": "use 'localizedStandardContains(_:)'"
            case "localizedCaseInsensitiveCompare(_:)", "localizedStandardCompare(_:)": "use 'localizedCompare(_:)'"
            default: nil
            }
        }
    }
#endif
