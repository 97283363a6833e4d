#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `@Parameter` on a static property `x` to the parameter `$x` and to accessors that read and set it.
    ///
    /// A mistake in the property is reported only once: by the accessor macro or, if the property already has
    /// accessors, by the peer macro. Even then, the macro expands to `$x` if possible, so that the compiler doesn't
    /// report every use of `$x` as well.
    enum ParameterMacro {}

    extension ParameterMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax,
            providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let property = ParameterProperty(declaration, in: context.lexicalContext) else { return [] }
            if property.isComputed {
                for diagnostic in property.diagnostics { context.diagnose(diagnostic) }
            }
            guard let owner = property.owner else { return [] }
            let head = "\(property.access)nonisolated static"
            let type = property.type.map { ": Tips.Parameter<\($0)>" } ?? ""
            guard let value = property.value, !owner.isGeneric else {
                // The macro reports an error about the property, so this body never runs.
                return type.isEmpty ? [] : ["\(raw: head) var $\(raw: property.name)\(raw: type) { fatalError() }"]
            }
            let options = argumentList(of: node).map { ", \($0.expression.trimmedDescription)" }.joined()
            return [
                """
                \(raw: head) let $\(raw: property.name)\(raw: type) = \
                Tips.Parameter(\(raw: owner.name).self, "+\(raw: property.name)", \(raw: value.trimmedDescription)\(raw: options))
                """
            ]
        }

        private static func argumentList(of node: AttributeSyntax) -> LabeledExprListSyntax {
            guard case .argumentList(let list) = node.arguments else { return [] }
            return list
        }
    }

    extension ParameterMacro: AccessorMacro {
        static func expansion(
            of node: AttributeSyntax,
            providingAccessorsOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AccessorDeclSyntax] {
            guard
                let property = ParameterProperty(declaration, in: context.lexicalContext), !property.isComputed
            else { return [] }
            guard property.diagnostics.isEmpty else { throw DiagnosticsError(diagnostics: property.diagnostics) }
            return [
                "get { $\(raw: property.name).wrappedValue }",
                "set { $\(raw: property.name).wrappedValue = newValue }",
            ]
        }
    }
#endif
