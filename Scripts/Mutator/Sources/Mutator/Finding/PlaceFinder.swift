import SwiftIfConfig
import SwiftSyntax

/// Finds all possible changes to a file, in the order of its text, with outer changes before the nested ones.
final class PlaceFinder: ActiveSyntaxAnyVisitor {
    let source: [UInt8]
    let parameters: ParameterIndex
    private(set) var mutations: [Mutation] = []
    /// The conditions that are negated already, so that a comparison that is a condition is negated only once.
    private var negated: Set<Range<Int>> = []

    init(_ source: [UInt8], _ parameters: ParameterIndex) {
        self.source = source
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate, configuration: LinuxBuild())
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if node.isLeftAlone { return .skipChildren }
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItem(let item): findStatement(item)
        case .conditionElementList(let conditions): findConditions(conditions)
        case .whereClause(let clause): negate(clause.condition)
        case .repeatStmt(let loop): negate(loop.condition)
        case .ternaryExpr(let choice): negate(choice.condition)
        case .returnStmt(let statement):
            if let value = statement.expression { findResult(value, in: Syntax(statement)) }
        case .infixOperatorExpr(let operation): findOperator(operation)
        case .prefixOperatorExpr(let operation): findSign(operation)
        case .memberAccessExpr(let member): findMember(member)
        case .functionCallExpr(let call): findCall(call)
        case .arrayExpr(let array): findElements(array)
        case .integerLiteralExpr(let literal): findInteger(literal)
        case .floatLiteralExpr(let literal): findFloat(literal)
        case .booleanLiteralExpr(let literal): negate(ExprSyntax(literal))
        default: break
        }
        return .visitChildren
    }

    /// Adds a change of a node, and shows it as a change of the node or of a part of it.
    func add(_ form: Switch, to node: some SyntaxProtocol, showing part: Range<Int>? = nil, as after: String) {
        mutations.append(
            Mutation(
                range: node.offsets,
                scope: node.declaration.offsets,
                form: form,
                before: text(part ?? node.offsets).onOneLine,
                after: after.onOneLine
            )
        )
    }

    /// Replaces an expression with another.
    func replace(_ node: some ExprSyntaxProtocol, with changed: String) {
        add(.choice(changed: changed), to: node, as: changed)
    }

    /// Negates a condition, unless it is negated already.
    func negate(_ condition: ExprSyntax) {
        let bare = condition.withoutParentheses
        guard negated.insert(bare.offsets).inserted else { return }
        add(.negation, to: condition, as: opposite(of: bare))
    }

    private func opposite(of condition: ExprSyntax) -> String {
        switch condition.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr(let literal):
            return literal.literal.tokenKind == .keyword(.true) ? "false" : "true"
        case .prefixOperatorExpr(let operation) where operation.operator.text == "!":
            return text(operation.expression.withoutParentheses.offsets)
        case .infixOperatorExpr(let operation):
            let others = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
            guard let other = others[operation.name] else { break }
            return text(condition.offsets, with: [(operation.operator.offsets, other)])
        default:
            break
        }
        return "!(\(text(condition.offsets)))"
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// Returns a piece of the source with some of its parts replaced.
    func text(_ range: Range<Int>, with parts: [(range: Range<Int>, text: String)]) -> String {
        var result = ""
        var position = range.lowerBound
        for part in parts {
            result += text(position..<part.range.lowerBound) + part.text
            position = part.range.upperBound
        }
        return result + text(position..<range.upperBound)
    }
}

extension String {
    var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
