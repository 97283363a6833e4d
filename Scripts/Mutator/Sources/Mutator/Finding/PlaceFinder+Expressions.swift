import SwiftSyntax

extension PlaceFinder {
    private static let neighbours = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "+": "-", "-": "+", "&+": "&-", "&-": "&+",
    ]
    private static let opposites = neighbours(
        ("first", "last"),
        ("firstIndex", "lastIndex"),
        ("dropFirst", "dropLast"),
        ("popFirst", "popLast"),
        ("removeFirst", "removeLast"),
        ("prefix", "suffix"),
        ("min", "max"),
        ("lowerBound", "upperBound"),
        ("distantPast", "distantFuture"),
        ("union", "intersection")
    )

    private static func neighbours(_ pairs: (String, String)...) -> [String: String] {
        Dictionary(pairs.flatMap { [($0, $1), ($1, $0)] }) { first, _ in first }
    }

    /// Loosens or tightens a comparison, turns a sum into a difference, or always takes a fallback.
    func findOperator(_ operation: InfixOperatorExprSyntax) {
        switch operation.name {
        case "==", "!=", "===", "!==":
            negate(ExprSyntax(operation))
        case "??":
            replace(operation, with: text(operation.rightOperand.offsets))
        case let name:
            // Strings and arrays have no difference.
            let isText = [operation.leftOperand, operation.rightOperand].contains {
                $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
            }
            guard let other = Self.neighbours[name], !isText else { return }
            replace(operation, with: text(operation.offsets, with: [(operation.operator.offsets, other)]))
        }
    }

    /// Drops a sign or a negation.
    func findSign(_ operation: PrefixOperatorExprSyntax) {
        switch operation.operator.text {
        case "!": negate(ExprSyntax(operation))
        case "-" where !operation.expression.isLiteral: replace(operation, with: text(operation.expression.offsets))
        default: break
        }
    }

    /// Replaces a member with its opposite, such as `first` with `last`.
    func findMember(_ member: MemberAccessExprSyntax) {
        let name = member.declName.baseName
        guard let other = Self.opposites[name.text], member.base != nil || name.text.hasPrefix("distant") else {
            return
        }
        guard let chain = ExprSyntax(member).chain else { return }
        let changed = text(chain.offsets, with: [(name.offsets, other)])
        let after = text(member.offsets, with: [(name.offsets, other)])
        add(.choice(changed: changed), to: chain, showing: member.offsets, as: after)
    }

    /// Replaces `min` with `max` and the reverse, and swaps adjacent arguments.
    func findCall(_ call: FunctionCallExprSyntax) {
        if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let other = ["min": "max", "max": "min"][function.text]
        {
            replace(call, with: text(call.offsets, with: [(function.offsets, other)]))
        }
        guard let chain = ExprSyntax(call).chain else { return }
        for (one, other) in parameters.alike(in: call) {
            swap(
                one.expression,
                other.expression,
                in: chain,
                showing: one.offsets.lowerBound..<other.expression.offsets.upperBound
            )
        }
    }

    /// Swaps adjacent elements of an array.
    func findElements(_ array: ArrayExprSyntax) {
        guard let chain = ExprSyntax(array).chain else { return }
        for (one, other) in zip(array.elements, array.elements.dropFirst()) {
            // The order of literals or cases in an array rarely matters.
            guard [one.expression, other.expression].allSatisfy(\.isComputed) else { continue }
            swap(one.expression, other.expression, in: chain)
        }
    }

    private func swap(_ one: ExprSyntax, _ other: ExprSyntax, in chain: ExprSyntax, showing part: Range<Int>? = nil) {
        let (left, right) = (text(one.offsets), text(other.offsets))
        guard left != right else { return }
        let parts = [(one.offsets, right), (other.offsets, left)]
        let shown = part ?? one.offsets.lowerBound..<other.offsets.upperBound
        add(
            .choice(changed: text(chain.offsets, with: parts)),
            to: chain,
            showing: shown,
            as: text(shown, with: parts)
        )
    }

    /// Adds one to an integer.
    func findInteger(_ literal: IntegerLiteralExprSyntax) {
        guard let value = literal.representedLiteralValue, value < Int.max else { return }
        replace(literal, with: "\(value + 1)")
    }

    /// Adds one to a floating-point number.
    func findFloat(_ literal: FloatLiteralExprSyntax) {
        guard let value = literal.representedLiteralValue, value + 1 != value else { return }
        replace(literal, with: "\(value + 1)")
    }
}
