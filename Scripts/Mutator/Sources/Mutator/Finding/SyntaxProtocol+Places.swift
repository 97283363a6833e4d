import SwiftSyntax

extension SyntaxProtocol {
    /// The node's range without surrounding white space and comments, in UTF-8 offsets.
    var offsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The member of a type or of the file that contains the node.
    var declaration: Syntax {
        var node = Syntax(self)
        while let parent = node.parent, !node.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self) {
            if node.is(CodeBlockItemSyntax.self), parent.parent?.is(SourceFileSyntax.self) == true { break }
            node = parent
        }
        return node
    }
}

extension ExprSyntax {
    /// The expression without parentheses around it.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return self }
        return only.expression.withoutParentheses
    }

    /// The expression without `try` and `await` before it.
    var withoutEffects: ExprSyntax {
        switch self.as(ExprSyntaxEnum.self) {
        case .tryExpr(let attempt): attempt.expression.withoutEffects
        case .awaitExpr(let wait): wait.expression.withoutEffects
        default: self
        }
    }

    /// The whole chain of members, calls and subscripts that begins with this expression; `nil` if the chain is written
    /// to, since `?:` can't choose it then.
    var chain: ExprSyntax? {
        var node = self
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .memberAccessExpr(let member) where member.base?.id == node.id: node = ExprSyntax(member)
            case .functionCallExpr(let call) where call.calledExpression.id == node.id: node = ExprSyntax(call)
            case .subscriptCallExpr(let call) where call.calledExpression.id == node.id: node = ExprSyntax(call)
            case .optionalChainingExpr(let link): node = ExprSyntax(link)
            case .forceUnwrapExpr(let link): node = ExprSyntax(link)
            case .inOutExpr: return nil
            case .infixOperatorExpr(let operation) where operation.writes && operation.leftOperand.id == node.id:
                return nil
            default: return node
            }
        }
        return node
    }

    /// Whether it is neither a literal nor a closure nor an implicit member.
    var isComputed: Bool {
        !isLiteral && !self.is(ClosureExprSyntax.self) && firstToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }

    /// Whether it is a literal or consists of literals.
    var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .nilLiteralExpr,
            .arrayExpr, .dictionaryExpr:
            true
        case .tupleExpr(let tuple): tuple.elements.allSatisfy(\.expression.isLiteral)
        case .prefixOperatorExpr(let operation): operation.expression.isLiteral
        default: false
        }
    }
}

extension InfixOperatorExprSyntax {
    /// The operator's spelling; empty for a cast.
    var name: String {
        self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }

    /// Whether the operator assigns to its left operand or changes it.
    var writes: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }
}
