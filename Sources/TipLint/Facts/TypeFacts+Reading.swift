#if Tools
    import SwiftParser
    import SwiftSyntax

    extension TypeFacts {
        /// Reads the members of a type that matter for a tip.
        mutating func read(_ members: MemberBlockItemListSyntax, in file: SwiftFile) {
            for member in members {
                if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                    for clause in conditional.clauses {
                        if case .decls(let members) = clause.elements { read(members, in: file) }
                    }
                }
                guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic,
                    let binding = variable.bindings.first, let name = binding.name
                else { continue }
                read(name, binding, in: file)
            }
        }

        private mutating func read(_ name: String, _ binding: PatternBindingSyntax, in file: SwiftFile) {
            switch name {
            case "id": readID(binding, in: file)
            case "title": titles += Self.words(binding, in: file)
            case "message": messages += Self.words(binding, in: file)
            case "rules":
                guard let content = binding.content else { return }
                let text = content.trimmedDescription
                hasRules = hasRules || text.contains("Rule") || !content.names.isEmpty
                rulesMayEnd = ["isEmpty", "== 0", "<", "== false", "!"].contains { text.contains($0) }
                conditions += Self.conditions(in: content, of: self.name, file)
            case "options": if let content = binding.content { readOptions(content) }
            case "actions": actions += (binding.content?.calls ?? []).compactMap { Self.action($0, in: file) }
            default: return
            }
        }

        private static func conditions(in content: Syntax, of type: String, _ file: SwiftFile) -> [RuleCondition] {
            let calls = content.calls.filter { $0.calledExpression.lastName == "Rule" }
                .map { ($0.arguments, $0.trailingClosure) }
            let macros = content.macros.filter { $0.macroName.text == "Rule" }.map {
                ($0.arguments, $0.trailingClosure)
            }
            return (calls + macros).flatMap { RuleCondition.conditions($0, $1, in: type, file) }
        }

        private mutating func readOptions(_ content: Syntax) {
            options.formUnion(content.names)
            for call in content.calls {
                let first = call.arguments.first?.expression
                switch call.calledExpression.lastName {
                case "IgnoresDisplayFrequency":
                    ignoresFrequency = first?.as(BooleanLiteralExprSyntax.self)?.literal.text != "false"
                case "Begins": begins = first?.seconds
                case "Ends": ends = first?.seconds
                default: continue
                }
            }
        }

        private mutating func readID(_ binding: PatternBindingSyntax, in file: SwiftFile) {
            guard let content = binding.content else {
                id = .unknown
                return
            }
            idPlace = file.place(of: content)
            if let literal = binding.expression?.as(StringLiteralExprSyntax.self) {
                id = literal.representedLiteralValue.map(ID.literal) ?? .pattern(literal.pattern)
            } else {
                id = .unknown
            }
            let text = content.trimmedDescription
            isUnstable = ["UUID()", "Date()", "Date.now", ".random(", "arc4random"].contains { text.contains($0) }
        }

        /// The texts of a title or a message that are literals, without keys of strings in other files.
        private static func words(_ binding: PatternBindingSyntax, in file: SwiftFile) -> [Words] {
            guard let content = binding.content else { return [] }
            return content.calls.compactMap { call in
                guard call.calledExpression.lastName == "Text" || call.calledExpression.lastName == "init",
                    let first = call.arguments.first, first.label == nil || first.label?.text == "verbatim",
                    let literal = first.expression.as(StringLiteralExprSyntax.self) ?? localized(first.expression)
                else { return nil }
                let text = literal.pattern
                let isKey =
                    !text.contains(" ")
                    && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
                return isKey ? nil : Words(text: text, place: file.place(of: literal))
            }
        }

        /// The literal of `LocalizedStringKey("…")` and `String(localized: "…")`.
        private static func localized(_ expression: ExprSyntax) -> StringLiteralExprSyntax? {
            guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.lastName,
                ["LocalizedStringKey", "LocalizedStringResource", "String", "init"].contains(name)
            else { return nil }
            return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)
        }

        private static func action(_ call: FunctionCallExprSyntax, in file: SwiftFile) -> Action? {
            guard let name = call.calledExpression.lastName else { return nil }
            let isAction = name == "Action" || name == "init" && call.argument("id") != nil
            guard isAction else { return nil }
            let isTitled = call.argument("title") != nil
            let label = call.description
            return Action(
                id: call.argument("id").map { $0.literal ?? "" },
                place: file.place(of: call),
                // A single closure after an action without a title is its label, which may be a link.
                isHandled: call.argument("perform") != nil || call.argument("handler") != nil
                    || call.closureCount > (isTitled ? 0 : 1) || label.contains("](")
            )
        }
    }

    extension VariableDeclSyntax {
        var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }

        var isPublic: Bool { modifiers.contains { ["public", "open", "package"].contains($0.name.text) } }

        func hasAttribute(_ name: String) -> Bool {
            attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == name }
        }
    }
#endif
