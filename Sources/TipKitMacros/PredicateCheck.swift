#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// Finds the parts of a rule's body that Foundation's `#Predicate` refuses.
    ///
    /// Apple's TipKit turns the body into a `Predicate`, so a rule that is written for both must keep to the grammar of
    /// predicates. Doubtful cases pass, since a false warning is worse than a missed one. The contents of a refused
    /// part are not checked, since fixing the part changes them.
    final class PredicateCheck: SyntaxVisitor {
        private var diagnostics: [Diagnostic] = []
        /// The parameter names of the innermost closure, besides `$0`; `nil` unless it is the closure of a `filter`.
        private var elementNames: Set<String>?

        /// Returns the warnings in the order of the source.
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
            // The macro doesn't know which branch of '#if' is compiled.
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
            // An operand without the parameter may be any expression: a sample of Apple's computes a date there.
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
            // The path of a member must start at a value; starting at a type does not compile.
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
            // A time range is not part of the predicate, so it may be '.days(3)'.
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
            // Parentheses around one expression only group.
            node.elements.count == 1 ? .visitChildren : warn(.tuple, at: node)
        }

        override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        /// Skips macros, whose expansion is not known here.
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }

    /// The name of a called function with the labels of its arguments.
    struct PredicateFunction {
        let name: String
        /// The arguments' labels, with `_` for an argument without one; a trailing closure is left out.
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

        /// Whether Apple's TipKit knows the function.
        var isKnown: Bool {
            // A predicate may evaluate another one, with any number of inputs.
            if name == "evaluate" { return labels.allSatisfy { $0 == "_" } }
            let forms = Self.known[name] ?? []
            guard hasTrailingClosure else { return forms.contains(labels) }
            return Self.takingClosure.contains(name) && forms.contains { Array($0.dropLast()) == labels }
        }

        /// The functions of Foundation's `#Predicate`, then those that TipKit adds for events.
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
