import SwiftSyntax

extension SyntaxProtocol {
    /// Where it stands without the spaces and comments around it, in UTF-8 offsets.
    var offsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The member of a type, or of the file, that it belongs to.
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
    /// The expression within parentheses that group nothing else.
    var withoutParentheses: ExprSyntax {
        guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        else { return self }
        return only.expression.withoutParentheses
    }

    /// The expression that `try` and `await` stand before.
    var withoutEffects: ExprSyntax {
        switch self.as(ExprSyntaxEnum.self) {
        case .tryExpr(let attempt): attempt.expression.withoutEffects
        case .awaitExpr(let wait): wait.expression.withoutEffects
        default: self
        }
    }

    /// The whole chain of members, calls and subscripts that begins with this expression; `nil` where the chain is
    /// something to write to, which can't be chosen.
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

    /// Whether it is neither a literal, nor a closure, nor a case of what the context says.
    var isComputed: Bool {
        !isLiteral && !self.is(ClosureExprSyntax.self) && firstToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }

    /// Whether it is a literal, or made of one.
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

    /// Whether it assigns, or changes its left side.
    var writes: Bool {
        if self.operator.is(AssignmentExprSyntax.self) { return true }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }
}
