import SwiftSyntax

extension Syntax {
    /// The return type of the function around a statement, as it is written.
    var resultType: TypeSyntax? {
        var node = self
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .functionDecl(let function): return function.signature.returnClause?.type
            case .closureExpr(let closure): return closure.signature?.returnClause?.type
            case .subscriptDecl(let accessed): return accessed.returnClause.type
            case .patternBinding(let binding) where binding.accessorBlock != nil: return binding.typeAnnotation?.type
            case .accessorDecl(let accessor) where accessor.accessorSpecifier.tokenKind != .keyword(.get): return nil
            case .initializerDecl, .deinitializerDecl: return nil
            default: node = parent
            }
        }
        return nil
    }
}
