#if Tools
    import SwiftSyntax

    extension SyntaxProtocol {
        /// Whether the node is in a `#Preview` or a `PreviewProvider`.
        var isInPreview: Bool {
            ancestors.contains { node in
                if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
                if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
                return node.inheritedNames.contains("PreviewProvider")
            }
        }

        /// The types in the inheritance clause, if the node is a type.
        var inheritedNames: Set<String> {
            let clause =
                Syntax(self).as(StructDeclSyntax.self)?.inheritanceClause
                ?? Syntax(self).as(ClassDeclSyntax.self)?.inheritanceClause
                ?? Syntax(self).as(EnumDeclSyntax.self)?.inheritanceClause
                ?? Syntax(self).as(ExtensionDeclSyntax.self)?.inheritanceClause
            return clause?.names ?? []
        }

        /// Whether the node is a declaration that is private.
        var isPrivate: Bool {
            Syntax(self).asProtocol((any WithModifiersSyntax).self)?.modifiers
                .contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
        }

        /// Whether the node is compiled in some builds only.
        var isConditional: Bool { ancestors.contains { $0.is(IfConfigClauseSyntax.self) } }

        /// Whether the node is compiled in debug builds only.
        var isDebugOnly: Bool {
            ancestors.contains {
                $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("DEBUG") ?? false
            }
        }

        /// Whether the node runs only if something about debugging, testing or the launch arguments is so.
        var isBehindTestCondition: Bool {
            var inner = Syntax(self)
            for node in ancestors {
                defer { inner = node }
                if let test = node.as(IfExprSyntax.self), Self.isAboutTesting(test.conditions) { return true }
                if let loop = node.as(WhileStmtSyntax.self), Self.isAboutTesting(loop.conditions) { return true }
                if let one = node.as(SwitchCaseSyntax.self), Self.isAboutTesting(one.label) { return true }
                if let choice = node.as(SwitchExprSyntax.self), Self.isAboutTesting(choice.subject) { return true }
                if let function = node.as(FunctionDeclSyntax.self), Self.isAboutTesting(function.name) { return true }
                if let list = node.as(CodeBlockItemListSyntax.self) {
                    for item in list.prefix(while: { $0.id != inner.id }) {
                        if let check = item.item.as(GuardStmtSyntax.self), Self.isAboutTesting(check.conditions) {
                            return true
                        }
                    }
                }
            }
            return false
        }

        private static func isAboutTesting(_ node: (some SyntaxProtocol)?) -> Bool {
            guard let node else { return false }
            return node.tokens(viewMode: .sourceAccurate).contains { token in
                words(of: token.text).contains { word in testingWords.contains { word.hasPrefix($0) } }
            }
        }

        /// The words of a name in camel case or with other characters between them.
        private static func words(of name: String) -> [String] {
            var words: [String] = []
            var wasLower = false
            for character in name {
                guard character.isLetter else {
                    wasLower = false
                    words.append("")
                    continue
                }
                if words.isEmpty || wasLower && character.isUppercase { words.append("") }
                words[words.count - 1] += character.lowercased()
                wasLower = character.isLowercase
            }
            return words
        }

        private static var testingWords: [String] {
            [
                "debug", "test", "argument", "environment", "preview", "launch", "process", "command", "defaults",
                "demo", "simulator", "screenshot", "develop", "reset", "uitest",
            ]
        }
    }
#endif
