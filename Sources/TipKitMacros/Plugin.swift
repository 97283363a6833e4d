#if Macros
    import SwiftCompilerPlugin
    import SwiftSyntaxMacros

    /// The compiler plug-in that expands the macros of OpenTipKit.
    @main
    struct TipKitMacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [
            ParameterMacro.self,
            RuleMacro.self,
            PreviewMacro.self,
            PreviewableMacro.self,
        ]
    }
#else
    /// The program that replaces the plug-in when the trait `Macros` is off, and does nothing.
    @main
    enum TipKitMacrosPlugin {
        static func main() {}
    }
#endif

#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// An error that a macro reports about the code that it is applied to.
    enum MacroError: String, DiagnosticMessage {
        case ruleWithoutInput
        case ruleBodyNotClosure
        case ruleBodyWithCaptures
        case parameterConstant
        case parameterComputed
        case parameterObserved
        case parameterNotInType
        case parameterInGenericType
        case parameterNotStatic
        case parameterWithoutType
        case parameterWithoutValue

        var severity: DiagnosticSeverity { .error }

        var diagnosticID: MessageID { MessageID(domain: "OpenTipKit", id: rawValue) }

        var message: String {
            switch self {
            case .ruleWithoutInput:
                "'#Rule' needs a parameter or an event as its first argument"
            case .ruleBodyNotClosure:
                "the body of '#Rule' must be a closure written in place"
            case .ruleBodyWithCaptures:
                "the body of '#Rule' cannot have a capture list; a closure captures values without one"
            case .parameterConstant:
                "'@Parameter' needs 'var', since its value can be set; replace 'let'"
            case .parameterComputed:
                """
                '@Parameter' needs a stored property, since its value can be set; replace the braces with an \
                initial value, as in '= false'
                """
            case .parameterObserved:
                """
                '@Parameter' cannot have observers, since other processes can set its value too; remove 'willSet' and \
                'didSet', and let a rule or a view read it
                """
            case .parameterNotInType:
                "'@Parameter' must be in a type, whose name becomes part of its id; make it a 'static var' of a type"
            case .parameterInGenericType:
                "'@Parameter' cannot be in a generic type; move it to a type without generic parameters"
            case .parameterNotStatic:
                "'@Parameter' needs 'static', since its value belongs to the type; write 'static var'"
            case .parameterWithoutType:
                "'@Parameter' needs a type written out, as in 'static var isReady: Bool = false'"
            case .parameterWithoutValue:
                "'@Parameter' needs an initial value, as in '= false'; only an optional property starts as nil"
            }
        }

        /// Returns a diagnostic with this error, which points at the start of `node`.
        func at(_ node: some SyntaxProtocol, fixIts: [FixIt] = []) -> Diagnostic {
            Diagnostic(node: Syntax(node), message: self, fixIts: fixIts)
        }
    }

    /// A fix-it that corrects the code that a macro is applied to.
    enum MacroFix: FixItMessage {
        case removeCaptureList
        case replaceLet
        case insertStatic
        case replaceClass
        case insertType(String)

        var fixItID: MessageID { MessageID(domain: "OpenTipKit", id: "\(self)") }

        var message: String {
            switch self {
            case .removeCaptureList: "remove the capture list"
            case .replaceLet: "replace 'let' with 'var'"
            case .insertStatic: "add 'static'"
            case .replaceClass: "replace 'class' with 'static'"
            case .insertType(let type): "add ': \(type)'"
            }
        }

        /// Returns the fix-it that replaces `old` with `new`.
        func replacing(_ old: some SyntaxProtocol, with new: some SyntaxProtocol) -> FixIt {
            FixIt(message: self, changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
        }
    }
#endif

#if Macros
    import SwiftSyntax

    /// Returns the statements on one line for explanations, without comments and with at most one space between tokens.
    func sourceText(of statements: CodeBlockItemListSyntax) -> String {
        statements.map { sourceText(of: $0.item) }.joined(separator: "; ")
    }

    private func sourceText(of item: some SyntaxProtocol) -> String {
        var text = ""
        var previous: TokenSyntax?
        for token in item.tokens(viewMode: .sourceAccurate) {
            if let previous, needsSpace(between: previous, and: token) {
                text += " "
            }
            text += token.text
            previous = token
        }
        return text
    }

    private func needsSpace(between left: TokenSyntax, and right: TokenSyntax) -> Bool {
        let trivia = left.trailingTrivia + right.leadingTrivia
        if trivia.isEmpty { return false }
        guard trivia.contains(where: \.isNewline) else { return true }
        return switch (left.tokenKind, right.tokenKind) {
        case (.leftParen, _), (.leftSquare, _), (_, .rightParen), (_, .rightSquare), (_, .period): false
        default: true
        }
    }
#endif

#if Macros
    import SwiftSyntax

    extension ClosureExprSyntax {
        /// Whether the closure is an argument of a call of `filter`.
        var isFilter: Bool {
            // The parent of a trailing closure is the call itself; any other argument is nested in the argument list.
            let call =
                parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "filter"
        }

        /// The names of the closure's parameters; empty if the closure names none.
        var parameterNames: Set<String> {
            switch signature?.parameterClause {
            case .simpleInput(let parameters): Set(parameters.map { $0.name.text })
            case .parameterClause(let clause): Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
            case nil: []
            }
        }
    }

    extension ExprSyntax {
        /// Whether the expression is the name of a type: `Self`, or a name that is written like a type's name.
        ///
        /// A name in capital letters only isn't regarded as a type's name, since constants are written like that too.
        var isTypeName: Bool {
            guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
            if name.tokenKind == .keyword(.Self) { return true }
            return name.text.first?.isUppercase == true && name.text.contains(where: \.isLowercase)
        }

        /// Returns whether the expression contains a parameter like `$0` or one of the given parameter names.
        func mentionsParameter(named names: Set<String>) -> Bool {
            tokens(viewMode: .sourceAccurate).contains { token in
                switch token.tokenKind {
                case .dollarIdentifier: true
                case .identifier(let name): names.contains(name)
                default: false
                }
            }
        }
    }
#endif
