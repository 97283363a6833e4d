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
            let state = node.trailingClosure.map(PreviewState.init)
            let body = state.map { " \($0.closure)" } ?? ""
            let content = state?.declaration.map { "\n    \($0)" } ?? ""
            let name = context.makeUniqueName("Preview").text
            return [
                """
                #if DEBUG
                enum \(raw: name): PreviewRegistry {
                    static var fileID: String { \(location.file) }
                    static var line: Int { \(location.line) }
                    @MainActor static func makePreview() -> Preview {
                        Preview(\(raw: arguments.joined(separator: ", ")))\(raw: body)
                    }\(raw: content)
                }
                #endif
                """
            ]
        }
    }

    /// The body of a `#Preview`, with the variables in it that are marked `@Previewable`.
    ///
    /// Only a view can have state, so these variables become properties of a view, whose body is the rest of the closure.
    private struct PreviewState {
        /// The closure that makes the preview's view.
        let closure: String
        /// The declaration of the view with the variables; `nil` without any.
        let declaration: String?

        init(_ body: ClosureExprSyntax) {
            let properties = body.statements.compactMap(Self.property)
            guard !properties.isEmpty else {
                closure = body.trimmedDescription
                declaration = nil
                return
            }
            let views = body.statements.filter { Self.property($0) == nil }
            closure = "{ Content() }"
            declaration = """
                private struct Content: View {
                        \(properties.joined(separator: "\n        "))
                        var body: some View {
                            \(views.trimmedDescription)
                        }
                    }
                """
        }

        /// Returns the declaration of a variable without `@Previewable`; `nil` for a statement without that attribute.
        private static func property(_ statement: CodeBlockItemSyntax) -> String? {
            guard var variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
            let others = variable.attributes.filter { attribute in
                attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
            }
            guard others.count < variable.attributes.count else { return nil }
            variable.attributes = others
            return variable.trimmedDescription
        }
    }

    /// Marks a variable in a `#Preview`, which ``PreviewMacro`` makes a property of the preview's view; adds nothing itself.
    enum PreviewableMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax,
            providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] { [] }
    }
#endif
