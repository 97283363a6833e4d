#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `#Rule(input) { body }` to a rule that keeps the body beside its source text.
    ///
    /// Here the body may be any Swift. It is warned of what Apple's TipKit could not compile, unless the package trait
    /// `AnyRules` is enabled.
    enum RuleMacro: ExpressionMacro {
        /// The body stays as it was written.
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
#endif
