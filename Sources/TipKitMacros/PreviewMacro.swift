#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Expands `#Preview` to nothing: the compiler checks the preview's body and leaves it out of the program.
    enum PreviewMacro: DeclarationMacro {
        static func expansion(
            of node: some FreestandingMacroExpansionSyntax,
            in context: some MacroExpansionContext
        ) -> [DeclSyntax] {
            []
        }
    }
#endif
