#if Tools
    import SwiftParser
    import SwiftSyntax

    extension ExprSyntax {
        /// The last name of a called or read expression: `configure` of `Tips.configure`, `Event` of `Tips.Event<Int>`.
        var lastName: String? {
            if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
            if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
            if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.lastName }
            if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
            if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
            return nil
        }

        /// The expression of which a member is read: `Tips` of `Tips.configure`.
        var base: ExprSyntax? { self.as(MemberAccessExprSyntax.self)?.base }

        /// The tip that the expression names.
        var receiver: Receiver {
            if let call = self.as(FunctionCallExprSyntax.self) {
                guard let name = call.calledExpression.lastName else { return .unknown }
                if name == "AnyTip", let wrapped = call.arguments.first { return wrapped.expression.receiver }
                return name.first?.isUppercase == true ? .type(name) : .unknown
            }
            if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.receiver }
            if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.receiver }
            guard let name = lastName, name != "currentTip", name.first?.isLowercase == true || name.first == "_" else {
                return .unknown
            }
            return .variable(name.hasPrefix("_") ? String(name.dropFirst()) : name)
        }

        /// The seconds of `Date(timeIntervalSince1970: 0)`.
        var seconds: Double? {
            let text = self.as(FunctionCallExprSyntax.self)?.argument("timeIntervalSince1970")?.trimmedDescription
            return text.flatMap { Double($0.filter { $0 != "_" }) }
        }

        /// The value of an integer literal.
        var integer: Int? {
            self.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text.filter { $0 != "_" }) }
        }

        /// The value of a literal without interpolations.
        var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
    }

    extension StringLiteralExprSyntax {
        /// The text of the literal, each interpolation as `*`.
        var pattern: String {
            representedLiteralValue
                ?? segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "*" }.joined()
        }
    }

    extension FunctionCallExprSyntax {
        func argument(_ label: String?) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

        var closureCount: Int { (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count }
    }

    extension SyntaxProtocol {
        /// The nodes around this one, from the inside out.
        var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

        /// The calls within this node, in order.
        var calls: [FunctionCallExprSyntax] {
            let finder = CallFinder(viewMode: .sourceAccurate)
            finder.walk(self)
            return finder.calls
        }

        /// The macros that are expanded within this node, in order.
        var macros: [MacroExpansionExprSyntax] {
            let finder = CallFinder(viewMode: .sourceAccurate)
            finder.walk(self)
            return finder.macros
        }

        /// The names within this node.
        var names: Set<String> {
            let finder = CallFinder(viewMode: .sourceAccurate)
            finder.walk(self)
            return finder.names
        }
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []
        var names: Set<String> = []
        var macros: [MacroExpansionExprSyntax] = []

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            macros.append(node)
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }
    }

    extension TypeSyntax {
        /// The last name of a type: `Tip` of `TipKit.Tip` and of `any Tip`.
        var lastName: String? {
            if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
            if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
            if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.lastName }
            if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.lastName }
            if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.lastName }
            return nil
        }
    }

    extension InheritanceClauseSyntax {
        var names: Set<String> {
            inheritedTypes.reduce(into: []) { names, inherited in
                if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                    names.formUnion(composition.elements.compactMap(\.type.lastName))
                } else if let name = inherited.type.lastName {
                    names.insert(name)
                }
            }
        }
    }

    extension PatternBindingSyntax {
        var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

        /// What the property is: the code of its getter, or its initial value.
        var content: Syntax? { accessorBlock.map(Syntax.init) ?? initializer.map { Syntax($0.value) } }

        /// The only expression of the property.
        var expression: ExprSyntax? {
            guard let block = accessorBlock else { return initializer?.value }
            let statements: CodeBlockItemListSyntax?
            switch block.accessors {
            case .getter(let items): statements = items
            case .accessors(let accessors):
                statements = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
            }
            guard let statements, statements.count == 1, let item = statements.first?.item else { return nil }
            switch item {
            case .expr(let expression): return expression
            case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
            default: return nil
            }
        }
    }
#endif
