#if Macros
    import SwiftSyntax

    extension ClosureExprSyntax {
        /// Whether the closure is an argument of a call of `filter`.
        var isFilter: Bool {
            // A trailing closure is the call's child; another argument is in the list of the call's arguments.
            let call =
                parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "filter"
        }

        /// The names of the closure's parameters, where it gives them any.
        var parameterNames: Set<String> {
            switch signature?.parameterClause {
            case .simpleInput(let parameters): Set(parameters.map { $0.name.text })
            case .parameterClause(let clause): Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
            case nil: []
            }
        }
    }

    extension ExprSyntax {
        /// Whether the expression is a type's name: `Self`, or a name written like one.
        ///
        /// A name in capitals only passes, since constants are written so too.
        var isTypeName: Bool {
            guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
            if name.tokenKind == .keyword(.Self) { return true }
            return name.text.first?.isUppercase == true && name.text.contains(where: \.isLowercase)
        }

        /// Whether a parameter like `$0`, or one of the names, occurs in the expression.
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
