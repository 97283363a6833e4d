import SwiftSyntax

extension Syntax {
    /// Whether the node is skipped: it has no code, is text for people, or means the same with any change.
    var isLeftAlone: Bool {
        switch self.as(SyntaxEnum.self) {
        case .attribute, .availabilityCondition, .genericArgumentClause, .importDecl, .keyPathExpr,
            .macroExpansionDecl, .macroExpansionExpr, .expressionPattern, .protocolDecl, .stringLiteralExpr:
            true
        case .initializerClause: parent?.is(EnumCaseElementSyntax.self) == true
        case .extensionDecl(let type): type.isTextForPeople
        case .functionDecl(let function): function.name.text == "hash"
        case .variableDecl(let variable): variable.bindings.contains { $0.isTextForPeople }
        case .functionCallExpr(let call): call.isLog || call.isTrap
        case .codeBlockItem(let item): item.call.map { $0.isLog || $0.isTrap } ?? false
        default: false
        }
    }
}

extension CodeBlockItemSyntax {
    /// The call, if it is the whole statement.
    var call: FunctionCallExprSyntax? {
        item.as(ExprSyntax.self)?.withoutEffects.as(FunctionCallExprSyntax.self)
    }
}

extension ExtensionDeclSyntax {
    private static let texts: Set<String> = [
        "CustomDebugStringConvertible", "CustomStringConvertible", "LocalizedError",
    ]

    /// Whether the extension only provides descriptions.
    fileprivate var isTextForPeople: Bool {
        guard let types = inheritanceClause?.inheritedTypes else { return false }
        return types.allSatisfy { Self.texts.contains($0.type.trimmedDescription) }
    }
}

extension PatternBindingSyntax {
    private static let texts: Set<String> = [
        "debugDescription", "description", "errorDescription", "failureReason", "helpAnchor", "recoverySuggestion",
    ]

    fileprivate var isTextForPeople: Bool {
        pattern.as(IdentifierPatternSyntax.self).map { Self.texts.contains($0.identifier.text) } ?? false
    }
}

extension FunctionCallExprSyntax {
    private static let levels: Set<String> = [
        "critical", "debug", "error", "info", "log", "notice", "trace", "warning",
    ]
    private static let traps: Set<String> = [
        "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
    ]

    /// Whether the call writes to the log.
    fileprivate var isLog: Bool {
        switch calledExpression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let function):
            return function.baseName.text.wholeMatch(of: /log[A-Z].*/) != nil
        case .memberAccessExpr(let member):
            guard Self.levels.contains(member.declName.baseName.text), let base = member.base else { return false }
            return base.lastName?.wholeMatch(of: /.*[lL]og(ger)?/) != nil
        default:
            return false
        }
    }

    /// Whether the call checks for programming errors and stops the process.
    fileprivate var isTrap: Bool {
        calledExpression.lastName.map(Self.traps.contains) ?? false
    }
}

extension ExprSyntax {
    /// The last name of `a.b.c`.
    var lastName: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): reference.baseName.text
        case .memberAccessExpr(let member): member.declName.baseName.text
        case .optionalChainingExpr(let link): link.expression.lastName
        case .genericSpecializationExpr(let generic): generic.expression.lastName
        default: nil
        }
    }
}
