#if Tools
    import SwiftSyntax

    /// Collects the facts of one file in one pass over its tree.
    final class FactCollector: SyntaxVisitor {
        private(set) var facts: FileFacts
        private let file: SwiftFile
        /// The texts to look for in literals.
        private let wanted: Set<String>
        /// The types around the current node.
        private var types: [String] = []
        private var ruleDepth = 0
        private var conditionalDepth: [Int] = []
        private var conditionalCount = 0

        init(_ file: SwiftFile, wanted: Set<String>) {
            self.file = file
            self.wanted = wanted
            facts = FileFacts(file.file, silences: file.silences)
            super.init(viewMode: .sourceAccurate)
        }

        func report(_ rule: LintRule, at node: some SyntaxProtocol, _ sentence: String) {
            facts.findings.append((rule, file.place(of: node), sentence))
        }

        // MARK: - Types

        private func enter(
            _ name: String,
            _ node: some SyntaxProtocol,
            _ clause: InheritanceClauseSyntax?,
            _ members: MemberBlockSyntax,
            isExtension: Bool = false
        ) -> SyntaxVisitorContinueKind {
            let isInner = !types.isEmpty || node.parent?.isPrivate ?? false
            types.append(name)
            guard file.knowsTips else { return .visitChildren }
            var type = TypeFacts(
                name: name,
                place: file.place(of: node),
                isExtension: isExtension,
                isInner: isInner,
                conditional: conditionalDepth.last
            )
            type.inherited = clause?.names ?? []
            if isExtension || !type.inherited.isEmpty {
                type.read(members.members, in: file)
                facts.types.append(type)
            }
            if type.inherited.contains("ToolTips") { readTool(members, node) }
            return .visitChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, node.name, node.inheritanceClause, node.memberBlock)
        }
        override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, node.name, node.inheritanceClause, node.memberBlock)
        }
        override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, node.name, node.inheritanceClause, node.memberBlock)
        }
        override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            enter(node.name.text, node.name, node.inheritanceClause, node.memberBlock)
        }
        override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.extendedType.lastName ?? ""
            return enter(name, node.extendedType, node.inheritanceClause, node.memberBlock, isExtension: true)
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            facts.protocols[node.name.text] = node.inheritanceClause?.names ?? []
            return .visitChildren
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            conditionalCount += 1
            conditionalDepth.append(conditionalCount)
            return .visitChildren
        }
        override func visitPost(_ node: IfConfigDeclSyntax) { conditionalDepth.removeLast() }

        // MARK: - Declarations

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                guard let name = binding.name else { continue }
                if let type = binding.typeAnnotation?.type.lastName { facts.variables[name, default: []].insert(type) }
                if binding.typeAnnotation == nil, let value = binding.initializer?.value,
                    case .type(let type) = value.receiver
                {
                    facts.variables[name, default: []].insert(type)
                }
                if file.knowsTips { readInput(name, binding, of: node) }
            }
            if file.knowsTips { collectTipViews(node) }
            return .visitChildren
        }

        private func readInput(_ name: String, _ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
            guard node.isStatic, !node.isPublic else { return }
            let place = file.place(of: binding)
            let value = binding.initializer?.value
            if node.hasAttribute("Parameter") {
                // What a call gives, such as a setting of the last launch, changes without being set.
                guard value?.calls.isEmpty ?? true else { return }
                return facts.parameters.append(DeclaredInput(name: name, place: place, id: nil))
            }
            guard let call = value?.as(FunctionCallExprSyntax.self) else { return }
            let annotation = binding.typeAnnotation?.type.lastName
            let made = call.calledExpression.lastName
            if made == "Event" || annotation == "Event" {
                let limit = call.argument("donationLimit")
                let kept = limit?.as(FunctionCallExprSyntax.self)?.argument("maximumCount")?.integer
                facts.events.append(
                    DeclaredInput(
                        name: name,
                        place: place,
                        id: call.argument("id")?.literal,
                        owner: types.last,
                        // Without a limit, the newest 1000 are kept.
                        kept: limit == nil ? 1_000 : kept
                    )
                )
            } else if made == "Parameter", call.calledExpression.base?.lastName == "Tips" {
                facts.parameters.append(DeclaredInput(name: name, place: place, id: nil))
            }
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if file.knowsTips { collectTipViews(node) }
            return .visitChildren
        }

        private func collectTipViews(_ node: some SyntaxProtocol) {
            guard !isPreview(node) else { return }
            facts.bodies += TipViews(of: node).screens.map { screen in
                screen.map { (tip: $0.tip, isNext: $0.isNext, place: file.place(of: $0.node)) }
            }
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            if let type = node.type.lastName {
                facts.variables[(node.secondName ?? node.firstName).text, default: []].insert(type)
            }
            return .visitChildren
        }

        // MARK: - Expressions

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "Rule" { ruleDepth += 1 }
            return .visitChildren
        }
        override func visitPost(_ node: MacroExpansionExprSyntax) {
            if node.macroName.text == "Rule" { ruleDepth -= 1 }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.calledExpression.lastName
            if Self.isRule(name) { ruleDepth += 1 }
            switch name {
            case "invalidate" where node.arguments.first?.label?.text == "reason":
                facts.invalidated.append(receiver(of: node.calledExpression.base))
            case "TipGroup": readGroup(node)
            case "TipView", "popoverTip", "TipUIView", "TipUIPopoverViewController", "TipUICollectionViewCell",
                "TipNSView", "TipNSPopover", "configureTip":
                facts.shown.append(node.arguments.first?.expression.receiver ?? .unknown)
                if node.closureCount > 0 || node.argument("action") != nil || node.argument("actionHandler") != nil {
                    facts.handled.append(node.arguments.first?.expression.receiver ?? .unknown)
                }
            default: break
            }
            if file.knowsTips, let name { checkConfiguring(name, node) }
            // A method that is called on a property may change it, such as `toggle`.
            if let base = node.calledExpression.base { write(base) }
            return .visitChildren
        }
        override func visitPost(_ node: FunctionCallExprSyntax) {
            if Self.isRule(node.calledExpression.lastName) { ruleDepth -= 1 }
        }

        private static func isRule(_ name: String?) -> Bool { name == "Rule" || name == "Teaches" }

        private func receiver(of base: ExprSyntax?) -> Receiver {
            guard let base, base.lastName != "self" else { return types.last.map(Receiver.type) ?? .unknown }
            return base.receiver
        }

        private func readGroup(_ node: FunctionCallExprSyntax) {
            guard let closure = node.trailingClosure else { return }
            let members = closure.statements.map { statement -> Receiver in
                if case .expr(let tip) = statement.item { tip.receiver } else { .unknown }
            }
            facts.grouped += members
            if node.arguments.first?.expression.lastName == "ordered" { facts.orderedGroups.append(members) }
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard ruleDepth == 0 else { return .visitChildren }
            let name = node.baseName.text
            facts.mentioned.insert(name)
            if name.hasPrefix("$") { facts.written.insert(String(name.dropFirst())) }
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            for (index, element) in elements.enumerated() where index > 0 {
                let isAssigned =
                    element.is(AssignmentExprSyntax.self)
                    || element.as(BinaryOperatorExprSyntax.self).map { Self.isAssigning($0.operator.text) } ?? false
                if isAssigned { write(elements[index - 1]) }
                if let binary = element.as(BinaryOperatorExprSyntax.self), ["==", "!="].contains(binary.operator.text) {
                    for side in [index - 1, index + 1] where elements.indices.contains(side) {
                        if let literal = elements[side].literal { facts.compared.insert(literal) }
                    }
                }
                if element.is(UnresolvedAsExprSyntax.self) { checkCast(element, of: elements[index - 1]) }
            }
            return .visitChildren
        }

        private static func isAssigning(_ text: String) -> Bool {
            text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
        }

        override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
            write(node.expression)
            return .visitChildren
        }

        override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
            facts.written.insert(node.declName.baseName.text)
            return .visitChildren
        }

        /// Notes all names of a chain of properties as written.
        private func write(_ expression: ExprSyntax) {
            var next: ExprSyntax? = expression
            while let current = next {
                if let name = current.lastName { facts.written.insert(name) }
                next =
                    current.base ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
                    ?? current.as(OptionalChainingExprSyntax.self)?.expression
                    ?? current.as(ForceUnwrapExprSyntax.self)?.expression
            }
        }

        override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
            if let pattern = node.pattern.as(ExpressionPatternSyntax.self), let literal = pattern.expression.literal {
                facts.compared.insert(literal)
            }
            return .visitChildren
        }

        override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
            if node.expression.lastName == "currentTip" { checkUnwrap(node) }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if file.knowsTips { checkStyle(node) }
            return .visitChildren
        }

        override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
            if !wanted.isEmpty {
                facts.quoted.formUnion(wanted.filter { node.content.text.contains($0) })
            }
            return .visitChildren
        }

        // MARK: - What rules add

        func add(_ configuration: ConfigurationFacts) { facts.configurations.append(configuration) }

        func isPreview(_ node: some SyntaxProtocol) -> Bool { file.file.isPreview || node.isInPreview }

        func place(of node: some SyntaxProtocol) -> Place { file.place(of: node) }
    }
#endif
