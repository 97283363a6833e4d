#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// Expands `#Preview` to a type that a program built with `DEBUG` finds when it serves its previews.
    enum PreviewMacro: DeclarationMacro {
        /// Turns off the formatting of the expansion, so that the preview's body stays as it was written.
        static var formatMode: FormatMode { .disabled }

        static func expansion(
            of node: some FreestandingMacroExpansionSyntax,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let location = context.location(of: node) else { return [] }
            let arguments = node.arguments.map { argument in
                let label = argument.label.map { "\($0.text): " } ?? ""
                return label + argument.expression.trimmedDescription
            }
            let body = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
            let name = context.makeUniqueName("Preview").text
            return [
                """
                #if DEBUG
                enum \(raw: name): PreviewRegistry {
                    static var fileID: String { \(location.file) }
                    static var line: Int { \(location.line) }
                    @MainActor static func makePreview() -> Preview {
                        Preview(\(raw: arguments.joined(separator: ", ")))\(raw: body)
                    }
                }
                #endif
                """
            ]
        }
    }
#endif
