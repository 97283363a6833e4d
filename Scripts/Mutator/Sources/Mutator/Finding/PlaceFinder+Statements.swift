import SwiftSyntax

extension PlaceFinder {
    /// Leaves out a statement, turns an addition into a subtraction, or replaces the value of a body without `return`.
    func findStatement(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .expr(let expression):
            if item.isResult { findResult(expression, in: Syntax(item)) }
            if item.canBeLeftOut { add(.omission, to: expression, as: "(left out)") }
            findChange(expression)
        case .stmt(let statement):
            if item.isJumpThatCanBeLeftOut { add(.omission, to: statement, as: "(left out)") }
        case .decl:
            break
        }
    }

    /// Replaces `+=` with `-=` and the reverse.
    private func findChange(_ expression: ExprSyntax) {
        guard let operation = expression.withoutEffects.as(InfixOperatorExprSyntax.self),
            let other = ["+=": "-=", "-=": "+="][operation.name],
            !operation.rightOperand.is(StringLiteralExprSyntax.self),
            !operation.rightOperand.is(ArrayExprSyntax.self)
        else { return }
        let changed = text(expression.offsets, with: [(operation.operator.offsets, other)])
        add(.alternative(changed: changed), to: expression, as: changed)
    }

    /// Negates conditions, and makes one binding or matching condition fail, since a single one makes all fail.
    func findConditions(_ conditions: ConditionElementListSyntax) {
        var isRefused = false
        for element in conditions {
            switch element.condition {
            case .expression(let condition):
                negate(condition)
            case .optionalBinding, .matchingPattern:
                if !isRefused { add(.refusal, to: element.condition, as: "false") }
                isRefused = true
            case .availability:
                break
            }
        }
    }

    /// Replaces the value that a function returns with `nil`, an empty array, or the opposite.
    func findResult(_ value: ExprSyntax, in statement: Syntax) {
        if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) { return }
        guard let type = statement.resultType?.withoutSpecifiers else { return }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType where !value.is(NilLiteralExprSyntax.self):
            replace(value, with: "nil")
        case .arrayType where value.as(ArrayExprSyntax.self)?.elements.isEmpty != true:
            replace(value, with: "[]")
        case .identifierType(let name) where name.name.text == "Bool":
            negate(value)
        default:
            break
        }
    }
}

extension TypeSyntax {
    fileprivate var withoutSpecifiers: TypeSyntax {
        self.as(AttributedTypeSyntax.self)?.baseType.withoutSpecifiers ?? self
    }
}
