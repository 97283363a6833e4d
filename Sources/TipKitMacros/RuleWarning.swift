#if Macros
    import SwiftDiagnostics

    /// A warning about a part of a rule's body that does not compile with Apple's TipKit.
    enum RuleWarning: DiagnosticMessage {
        /// A member function or a subscript, as `name(label:)`.
        case function(String)
        /// A call of something that is no member of a value.
        case call(String)
        /// A member without a base, as `.name`.
        case implicitMember(String)
        /// A member of a type, as `Type.name`.
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
            \(subject) in a rule compiles here, but not with Apple's TipKit, which turns rules into predicates of \
            Foundation; \(remedy), or silence such warnings with the package trait 'AnyRules'
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

        /// What a predicate has instead of a function.
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
