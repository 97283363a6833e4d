#if Macros
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// The property that `@Parameter` is attached to, and the mistakes in its declaration.
    struct ParameterProperty {
        /// The property's name, without backticks.
        let name: String
        /// The type of the property's values; `nil` if the declaration has no type annotation.
        let type: TypeSyntax?
        /// The property's initial value; `nil` if it has none.
        let value: ExprSyntax?
        /// The property's access modifier followed by a space; empty if there is no modifier.
        let access: String
        /// The enclosing type, under a name that can be used in a static initial value, and whether the type is
        /// generic; `nil` if the property isn't in a type.
        let owner: (name: String, isGeneric: Bool)?
        /// Whether the property is computed.
        let isComputed: Bool
        /// The reasons why the property cannot be a parameter; empty if it can.
        let diagnostics: [Diagnostic]

        /// Reads a property; returns `nil` if the compiler itself reports that the macro cannot be attached.
        init?(_ declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]) {
            guard
                let variable = declaration.as(VariableDeclSyntax.self),
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
            else { return nil }
            let type = binding.typeAnnotation?.type
            let value = binding.initializer?.value ?? Self.impliedValue(of: type)
            let owner = Self.owner(in: lexicalContext)
            self.name = name
            self.type = type.map { type in
                type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType)?" } ?? type.trimmed
            }
            self.value = value
            self.owner = owner
            access = Self.access(of: variable)
            isComputed = binding.accessorBlock.map { !Self.hasOnlyObservers($0) } ?? false

            var diagnostics = Self.constantDiagnostics(of: variable)
            if owner == nil {
                diagnostics.append(MacroError.parameterNotInType.at(variable.bindingSpecifier))
            } else {
                if owner?.isGeneric == true {
                    diagnostics.append(MacroError.parameterInGenericType.at(variable.bindingSpecifier))
                }
                diagnostics += Self.staticDiagnostics(of: variable)
            }
            if let accessors = binding.accessorBlock {
                let error = isComputed ? MacroError.parameterComputed : .parameterObserved
                diagnostics.append(error.at(accessors))
            } else if type == nil {
                diagnostics.append(Self.missingType(of: binding))
            } else if value == nil {
                diagnostics.append(MacroError.parameterWithoutValue.at(binding.pattern))
            }
            self.diagnostics = diagnostics
        }

        private static func hasOnlyObservers(_ block: AccessorBlockSyntax) -> Bool {
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy { accessor in
                accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
                    || accessor.accessorSpecifier.tokenKind == .keyword(.didSet)
            }
        }

        private static func access(of variable: VariableDeclSyntax) -> String {
            let levels: Set<Keyword> = [.public, .package, .internal, .fileprivate, .private]
            let modifier = variable.modifiers.first { modifier in
                guard modifier.detail == nil, case .keyword(let keyword) = modifier.name.tokenKind else { return false }
                return levels.contains(keyword)
            }
            return modifier.map { "\($0.name.text) " } ?? ""
        }

        /// Returns the literal 'nil' if the type is optional: 'nil' is the initial value of an optional property that
        /// declares no initial value.
        private static func impliedValue(of type: TypeSyntax?) -> ExprSyntax? {
            guard let type else { return nil }
            let isOptional =
                type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
            return isOptional ? "nil" : nil
        }
    }

    // The mistakes in a property, and their fix-its.
    extension ParameterProperty {
        private static func constantDiagnostics(of variable: VariableDeclSyntax) -> [Diagnostic] {
            let specifier = variable.bindingSpecifier
            guard specifier.tokenKind == .keyword(.let) else { return [] }
            let mended = specifier.with(\.tokenKind, .keyword(.var))
            return [
                MacroError.parameterConstant.at(
                    specifier,
                    fixIts: [MacroFix.replaceLet.replacing(specifier, with: mended)]
                )
            ]
        }

        private static func staticDiagnostics(of variable: VariableDeclSyntax) -> [Diagnostic] {
            if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) { return [] }
            if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.class) }) {
                let mended = modifier.with(\.name.tokenKind, .keyword(.static))
                return [
                    MacroError.parameterNotStatic.at(
                        modifier,
                        fixIts: [MacroFix.replaceClass.replacing(modifier, with: mended)]
                    )
                ]
            }
            let specifier = variable.bindingSpecifier
            let modifier = DeclModifierSyntax(
                leadingTrivia: specifier.leadingTrivia,
                name: .keyword(.static),
                trailingTrivia: .space
            )
            let mended =
                variable
                .with(\.modifiers, variable.modifiers + [modifier])
                .with(\.bindingSpecifier.leadingTrivia, [])
            return [
                MacroError.parameterNotStatic.at(
                    specifier,
                    fixIts: [MacroFix.insertStatic.replacing(variable, with: mended)]
                )
            ]
        }

        /// Returns the error about a missing type annotation, with a fix-it if the initial value is a plain literal.
        private static func missingType(of binding: PatternBindingSyntax) -> Diagnostic {
            guard let value = binding.initializer?.value, let type = literalType(of: value) else {
                return MacroError.parameterWithoutType.at(binding.pattern)
            }
            let annotation = TypeAnnotationSyntax(
                colon: .colonToken(trailingTrivia: .space),
                type: IdentifierTypeSyntax(name: .identifier(type)),
                trailingTrivia: binding.pattern.trailingTrivia
            )
            let mended =
                binding
                .with(\.pattern.trailingTrivia, [])
                .with(\.typeAnnotation, annotation)
            return MacroError.parameterWithoutType.at(
                binding.pattern,
                fixIts: [MacroFix.insertType(type).replacing(binding, with: mended)]
            )
        }

        private static func literalType(of value: ExprSyntax) -> String? {
            switch value.kind {
            case .booleanLiteralExpr: "Bool"
            case .integerLiteralExpr: "Int"
            case .floatLiteralExpr: "Double"
            case .stringLiteralExpr, .simpleStringLiteralExpr: "String"
            default: nil
            }
        }
    }

    // The enclosing type of a property.
    extension ParameterProperty {
        /// Returns the innermost enclosing type of a property, or `nil` at global scope and in functions.
        ///
        /// In a class, a static initial value cannot use `Self`. Therefore, classes are referred to by name, and
        /// extensions too, because an extension may extend a class.
        private static func owner(in lexicalContext: [Syntax]) -> (name: String, isGeneric: Bool)? {
            guard let innermost = lexicalContext.first else { return nil }
            let isGeneric = lexicalContext.contains { node in
                node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
            }
            return switch innermost.as(SyntaxEnum.self) {
            case .structDecl, .enumDecl: ("Self", isGeneric)
            case .classDecl(let declaration): (declaration.name.text, isGeneric)
            case .actorDecl(let declaration): (declaration.name.text, isGeneric)
            case .extensionDecl(let declaration): (declaration.extendedType.trimmedDescription, isGeneric)
            default: nil
            }
        }
    }
#endif
