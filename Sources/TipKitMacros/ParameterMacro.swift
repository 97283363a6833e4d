#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `@Parameter` on a static property `x` to the parameter `$x` and to accessors that read and set it.
    enum ParameterMacro {}

    extension ParameterMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax,
            providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let property: ParameterProperty
            do {
                property = try ParameterProperty(declaration, in: context.lexicalContext)
            } catch {
                // A mistake is told once: of a stored property by the accessors.
                if ParameterProperty.isStored(declaration) { return [] }
                throw error
            }
            let options = argumentList(of: node).map { ", \($0.expression.trimmedDescription)" }.joined()
            let value = property.value.trimmedDescription
            return [
                """
                \(raw: property.access)nonisolated static let $\(raw: property.name): Tips.Parameter<\(property.type)> = \
                Tips.Parameter(\(raw: property.owner).self, "+\(raw: property.name)", \(raw: value)\(raw: options))
                """
            ]
        }

        private static func argumentList(of node: AttributeSyntax) -> LabeledExprListSyntax {
            guard case .argumentList(let list) = node.arguments else { return [] }
            return list
        }
    }

    extension ParameterMacro: AccessorMacro {
        /// Makes the accessors, or says what is wrong with a stored property; anything else has none, and the peer tells.
        static func expansion(
            of node: AttributeSyntax,
            providingAccessorsOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [AccessorDeclSyntax] {
            guard ParameterProperty.isStored(declaration) else { return [] }
            let property = try ParameterProperty(declaration, in: context.lexicalContext)
            return [
                "get { $\(raw: property.name).wrappedValue }",
                "set { $\(raw: property.name).wrappedValue = newValue }",
            ]
        }
    }
#endif
