#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// An error that a macro reports about the code it was given.
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
                "the body of '#Rule' cannot have a capture list; it captures values without one"
            case .parameterConstant:
                "'@Parameter' needs 'var', since its value can be set; replace 'let'"
            case .parameterComputed:
                """
                '@Parameter' needs a stored property, since it keeps a value that is set; replace the braces by an \
                initial value, as in '= false'
                """
            case .parameterObserved:
                """
                '@Parameter' cannot have observers, since its value can be set elsewhere too; remove 'willSet' and \
                'didSet', and let a rule or a view read it
                """
            case .parameterNotInType:
                "'@Parameter' needs a type around it, whose name becomes part of its id; move it into one as 'static var'"
            case .parameterInGenericType:
                "'@Parameter' cannot stand in a generic type; move it to one without generic parameters"
            case .parameterNotStatic:
                "'@Parameter' needs 'static', since there is one value for all of a type; write 'static var'"
            case .parameterWithoutType:
                "'@Parameter' needs a type written out, as in 'static var isReady: Bool = false'"
            case .parameterWithoutValue:
                "'@Parameter' needs the value it has until one is set, as in '= false'; only an optional one starts as nil"
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
