#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// Finds the parts of a rule's body that Foundation's `#Predicate` refuses.
    ///
    /// Apple's TipKit turns the body of a rule into a `Predicate`, so a rule that must also compile with Apple's TipKit
    /// has to keep to the syntax of predicates. There is no warning in doubtful cases, since a false warning is worse
    /// than a missing one. The contents of a refused part are not checked, since fixing the part changes its contents.
    final class PredicateCheck: SyntaxVisitor {
        private var diagnostics: [Diagnostic] = []
        /// The parameter names of the innermost closure, besides `$0`, if it is the closure of a `filter`; otherwise
        /// `nil`.
        private var elementNames: Set<String>?

        /// Returns the warnings about a rule's body, in the order of the source code.
        static func warnings(of body: ClosureExprSyntax) -> [Diagnostic] {
            let check = PredicateCheck(viewMode: .sourceAccurate)
            check.walk(body)
            return check.diagnostics
        }

        private func warn(_ warning: RuleWarning, at node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            diagnostics.append(Diagnostic(node: Syntax(node), message: warning))
            return .skipChildren
        }

        // MARK: Closures and statements

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            let outerNames = elementNames
            elementNames = node.isFilter ? node.parameterNames : nil
            walk(node.statements)
            elementNames = outerNames
            return .skipChildren
        }

        override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
            // Skip a body that contains '#if', since the macro doesn't know which branch is compiled.
            if node.contains(where: { $0.item.is(IfConfigDeclSyntax.self) }) { return .skipChildren }
            if let second = node.dropFirst().first { return warn(.severalStatements, at: second) }
            return .visitChildren
        }

        override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
            let bindings = node.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            if bindings.count == node.count {
                let refused = bindings.first { !$0.pattern.is(IdentifierPatternSyntax.self) }
                return refused.map { warn(.pattern, at: $0.pattern) } ?? .visitChildren
            }
            for element in node {
                switch element.condition {
                case .expression: continue
                case .availability: return warn(.availability, at: element)
                case .matchingPattern: return warn(.pattern, at: element)
                case .optionalBinding: return warn(.mixedBinding, at: element)
                }
            }
            return .visitChildren
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            warn(.switchExpression, at: node)
        }

        override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { warn(.loop, at: node) }

        override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { warn(.loop, at: node) }

        override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { warn(.loop, at: node) }

        override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { warn(.catchClause, at: node) }

        // MARK: Operators

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            // In a comparison in the closure of 'filter', check only operands that mention the closure's parameter.
            // Apple's TipKit accepts other operands: one of Apple's samples computes a date in such an operand.
            guard let elementNames,
                let comparison = node.operator.as(BinaryOperatorExprSyntax.self),
                Self.comparisons.contains(comparison.operator.text)
            else { return .visitChildren }
            for operand in [node.leftOperand, node.rightOperand] where operand.mentionsParameter(named: elementNames) {
                walk(operand)
            }
            return .skipChildren
        }

        override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            let symbol = node.operator.text
            let isKnown = Self.comparisons.contains(symbol) || Self.infixOperators.contains(symbol)
            return isKnown ? .visitChildren : warn(.operatorSymbol(symbol), at: node)
        }

        override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
            warn(.operatorSymbol(node.equal.text), at: node)
        }

        override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            let symbol = node.operator.text
            return symbol == "!" || symbol == "-" ? .visitChildren : warn(.operatorSymbol(symbol), at: node.operator)
        }

        private static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

        private static let infixOperators: Set<String> = ["&&", "||", "+", "-", "*", "/", "%", "??", "...", "..<"]

        // MARK: Members and calls

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard var root = node.base else { return warn(.implicitMember(node.trimmedDescription), at: node) }
            while let base = root.as(MemberAccessExprSyntax.self)?.base {
                root = base
            }
            // A predicate can read a member of a value, as in '$0.count', but not a member of a type, as in 'Int.max'.
            return root.isTypeName ? warn(.typeMember(node.trimmedDescription), at: node) : .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base else {
                return warn(.call(node.calledExpression.trimmedDescription), at: node)
            }
            let name = callee.declName.baseName
            let function = PredicateFunction(
                name: name.identifier?.name ?? name.text,
                arguments: node.arguments,
                trailingClosure: node.trailingClosure
            )
            guard function.isKnown else { return warn(.function(function.signature), at: callee.declName) }
            walk(base)
            // Don't check the time range of 'donatedWithin', such as '.days(3)', since it is not part of the predicate.
            if function.name != "donatedWithin" {
                walk(node.arguments)
            }
            if let closure = node.trailingClosure {
                walk(closure)
            }
            return .skipChildren
        }

        override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
            let function = PredicateFunction(
                name: "subscript",
                arguments: node.arguments,
                trailingClosure: node.trailingClosure
            )
            return function.isKnown ? .visitChildren : warn(.function(function.signature), at: node.leftSquare)
        }

        // MARK: Other expressions

        override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
            // A single expression in parentheses is not a tuple.
            node.elements.count == 1 ? .visitChildren : warn(.tuple, at: node)
        }

        override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        /// Skips macros in a rule's body, since their expansions are not known to this macro.
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }

    /// The name of a called function, and the labels of its arguments.
    struct PredicateFunction {
        let name: String
        /// The labels of the arguments, with `_` for an argument without a label; a trailing closure is not included.
        let labels: [String]
        let hasTrailingClosure: Bool

        init(name: String, arguments: LabeledExprListSyntax, trailingClosure: ClosureExprSyntax?) {
            self.name = name
            labels = arguments.map { $0.label?.text ?? "_" }
            hasTrailingClosure = trailingClosure != nil
        }

        /// The function's full name, with `_` for a trailing closure.
        var signature: String {
            let all = hasTrailingClosure ? labels + ["_"] : labels
            return "\(name)(\(all.map { "\($0):" }.joined()))"
        }

        /// Whether predicates in Apple's TipKit can call the function.
        var isKnown: Bool {
            // 'evaluate' runs another predicate, which may have any number of inputs without labels.
            if name == "evaluate" { return labels.allSatisfy { $0 == "_" } }
            let forms = Self.known[name] ?? []
            guard hasTrailingClosure else { return forms.contains(labels) }
            return Self.takingClosure.contains(name) && forms.contains { Array($0.dropLast()) == labels }
        }

        /// The functions that Foundation's `#Predicate` supports, followed by the functions that TipKit adds for
        /// events.
        private static let known: [String: [[String]]] = [
            "allSatisfy": [["_"]],
            "caseInsensitiveCompare": [["_"]],
            "contains": [["_"], ["where"]],
            "filter": [["_"]],
            "flatMap": [["_"]],
            "localizedCompare": [["_"]],
            "localizedStandardContains": [["_"]],
            "max": [[]],
            "min": [[]],
            "starts": [["with"]],
            "subscript": [["_"], ["_", "default"]],

            "donatedWithin": [["_"]],
            "largestSubset": [["groupedBy"]],
            "smallestSubset": [["groupedBy"]],
        ]

        private static let takingClosure: Set<String> = ["allSatisfy", "contains", "filter", "flatMap"]
    }
#endif
