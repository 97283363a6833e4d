import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The calls that affect only performance.
    private static let hints: Set<String> = ["reserveCapacity"]

    /// Whether the statement is the value of its function, closure or branch without `return`.
    var isResult: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        return list.parent.map(Self.givesValue) ?? false
    }

    /// Whether a single expression in a body is the value of the body's owner.
    private static func givesValue(_ body: Syntax) -> Bool {
        switch body.as(SyntaxEnum.self) {
        case .closureExpr(let closure): return closure.givesValue
        case .switchCase(let branch):
            return branch.parent?.parent?.as(SwitchExprSyntax.self).map { isValue(ExprSyntax($0)) } ?? false
        case .accessorBlock: return true
        case .accessorDecl(let accessor): return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        case .functionDecl(let function): return function.signature.returnClause != nil
        case .codeBlock(let block):
            switch block.parent?.as(SyntaxEnum.self) {
            case .ifExpr(let branch): return isValue(ExprSyntax(branch))
            case .some: return block.parent.map(givesValue) ?? false
            case nil: return false
            }
        default: return false
        }
    }

    /// Whether an `if` or `switch` is an expression.
    private static func isValue(_ branch: ExprSyntax) -> Bool {
        guard let parent = branch.parent else { return false }
        if let outer = parent.as(IfExprSyntax.self) { return isValue(ExprSyntax(outer)) }
        if parent.is(ExpressionStmtSyntax.self) {
            return parent.parent?.as(CodeBlockItemSyntax.self)?.isResult ?? false
        }
        if let item = parent.as(CodeBlockItemSyntax.self) { return item.isResult }
        return true
    }

    /// Whether the program still compiles without the statement: a call or an assignment that isn't required.
    var canBeLeftOut: Bool {
        guard let expression = item.as(ExprSyntax.self)?.withoutEffects else { return false }
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): return !isResult && !call.delegates && !Self.hints.contains(call.name)
        case .infixOperatorExpr(let operation):
            return operation.writes && !operation.leftOperand.isInitialized(in: self)
        default: return false
        }
    }

    /// Whether the statement is a jump out of an `if` after which execution could continue instead.
    var isJumpThatCanBeLeftOut: Bool {
        guard let statement = item.as(StmtSyntax.self) else { return false }
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt, .throwStmt, .continueStmt, .breakStmt: break
        default: return false
        }
        guard let list = parent?.as(CodeBlockItemListSyntax.self),
            let branch = list.parent?.parent?.as(IfExprSyntax.self), branch.elseBody == nil,
            branch.parent?.is(ExpressionStmtSyntax.self) == true, list.parent == Syntax(branch.body)
        else { return false }
        // A binding condition is refused by another change, which has the same effect if the jump is alone.
        return list.count > 1
            || branch.conditions.allSatisfy { $0.condition.is(ExprSyntax.self) }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var name: String { calledExpression.lastName ?? "" }

    /// Whether the call is `self.init` or `super.init`.
    fileprivate var delegates: Bool {
        guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return member.declName.baseName.tokenKind == .keyword(.`init`)
    }
}

extension ClosureExprSyntax {
    /// Whether the value of a single expression in it may be used, as far as can be told without types.
    fileprivate var givesValue: Bool {
        if let type = signature?.returnClause?.type.trimmedDescription { return type != "Void" && type != "()" }
        var node = Syntax(self)
        // If the result of the call that takes the closure is unused, the closure's value probably is too.
        while let parent = node.parent {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item.isResult }
            guard
                parent.is(FunctionCallExprSyntax.self) || parent.is(LabeledExprSyntax.self)
                    || parent.is(LabeledExprListSyntax.self) || parent.is(TryExprSyntax.self)
                    || parent.is(AwaitExprSyntax.self)
            else { return true }
            node = parent
        }
        return true
    }
}

extension ExprSyntax {
    /// Whether a statement in an initializer, or after a declaration without a value, may initialize the expression.
    fileprivate func isInitialized(in statement: CodeBlockItemSyntax) -> Bool {
        let isOwn: Bool
        let name: String
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): (isOwn, name) = (false, reference.baseName.text)
        case .memberAccessExpr(let member):
            guard member.base?.trimmedDescription == "self" else { return false }
            (isOwn, name) = (true, member.declName.baseName.text)
        case .tupleExpr(let tuple): return tuple.elements.contains { $0.expression.isInitialized(in: statement) }
        default: return false
        }
        var node = Syntax(statement)
        while let parent = node.parent {
            if parent.is(InitializerDeclSyntax.self) { return true }
            if !isOwn, let list = parent.as(CodeBlockItemListSyntax.self), list.declares(name) { return true }
            if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
            node = parent
        }
        return false
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the list declares a variable without a value.
    fileprivate func declares(_ name: String) -> Bool {
        contains { item in
            guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
            return variable.bindings.contains { $0.initializer == nil && $0.pattern.trimmedDescription == name }
        }
    }
}
