#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// An error that a macro reports about the code it was given.
    enum MacroError: String, DiagnosticMessage {
        case ruleWithoutInput
        case ruleBodyNotClosure
        case ruleBodyWithCaptures
        case parameterNotVariable
        case parameterConstant
        case parameterWithSeveralBindings
        case parameterWithPattern
        case parameterComputed
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
                "the body of '#Rule' cannot have a capture list; it captures values without one"
            case .parameterNotVariable:
                "'@Parameter' can only be applied to a property"
            case .parameterConstant:
                "'@Parameter' requires 'var', since its value can be set"
            case .parameterWithSeveralBindings:
                "'@Parameter' can only be applied to one property at a time"
            case .parameterWithPattern:
                "'@Parameter' requires a property with a single name"
            case .parameterComputed:
                "'@Parameter' can only be applied to a stored property without observers"
            case .parameterNotInType:
                "'@Parameter' can only be applied to a static property of a type"
            case .parameterInGenericType:
                "'@Parameter' cannot be used in a generic type"
            case .parameterNotStatic:
                "'@Parameter' requires a static property"
            case .parameterWithoutType:
                "'@Parameter' requires a type annotation"
            case .parameterWithoutValue:
                "'@Parameter' requires an initial value"
            }
        }

        /// Makes the diagnostic at the first column of `node`.
        func at(_ node: some SyntaxProtocol, fixIts: [FixIt] = []) -> Diagnostic {
            Diagnostic(node: Syntax(node), message: self, fixIts: fixIts)
        }
    }

    /// A rewrite that mends the code a macro was given.
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

        /// Makes the fix-it that puts `new` in the place of `old`.
        func replacing(_ old: some SyntaxProtocol, with new: some SyntaxProtocol) -> FixIt {
            FixIt(message: self, changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
        }
    }
#endif
