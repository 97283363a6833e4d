import SwiftSyntax

/// The types of the parameters of all functions, initializers and cases in some files, as they are written.
struct ParameterIndex: Sendable {
    struct Parameter: Sendable {
        /// The argument label; `nil` for none.
        let label: String?
        let type: String
        let isOptional: Bool
    }

    private let declared: [String: [[Parameter]]]

    init(_ files: [Syntax]) {
        let collector = ParameterCollector(viewMode: .sourceAccurate)
        for file in files { collector.walk(file) }
        declared = collector.declared
    }

    /// Returns the pairs of adjacent arguments of a call whose parameters have the same type in any declaration that
    /// the call may refer to.
    func alike(in call: FunctionCallExprSyntax) -> [(LabeledExprSyntax, LabeledExprSyntax)] {
        guard let name = call.calledExpression.lastName else { return [] }
        let arguments = Array(call.arguments)
        let types = declared[name, default: []].compactMap { Self.types(of: arguments, $0) }
        return zip(arguments.indices, arguments.indices.dropFirst()).compactMap { one, other in
            guard types.contains(where: { $0[one] == $0[other] }) else { return nil }
            // Closures and in-out arguments aren't swapped.
            let isFixed = [one, other].contains {
                let expression = arguments[$0].expression
                return expression.is(ClosureExprSyntax.self) || expression.is(InOutExprSyntax.self)
            }
            return isFixed ? nil : (arguments[one], arguments[other])
        }
    }

    /// Returns the types of arguments according to a declaration's parameters; `nil` if the labels don't match.
    private static func types(of arguments: [LabeledExprSyntax], _ parameters: [Parameter]) -> [String]? {
        var types: [String] = []
        var rest = parameters[...]
        for argument in arguments {
            while let parameter = rest.first, parameter.label != argument.label?.text {
                guard parameter.isOptional else { return nil }
                rest.removeFirst()
            }
            guard let parameter = rest.popFirst() else { return nil }
            types.append(parameter.type)
        }
        return types
    }
}

/// Collects the parameters of declarations.
private final class ParameterCollector: SyntaxVisitor {
    private(set) var declared: [String: [[ParameterIndex.Parameter]]] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declared[node.name.text, default: []].append(parameters(of: node.signature))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.typeName else { return .visitChildren }
        declared[type, default: []].append(parameters(of: node.signature))
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = node.memberBlock.members.map(\.decl)
        if !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
            let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.memberwise)
            declared[node.name.text, default: []].append(stored)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let parameters = node.parameterClause?.parameters.map { parameter in
            ParameterIndex.Parameter(
                label: parameter.firstName?.text,
                type: parameter.type.trimmedDescription,
                isOptional: parameter.defaultValue != nil
            )
        }
        if let parameters { declared[node.name.text, default: []].append(parameters) }
        return .visitChildren
    }

    private func parameters(of signature: FunctionSignatureSyntax) -> [ParameterIndex.Parameter] {
        signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text
            return ParameterIndex.Parameter(
                label: label == "_" ? nil : label,
                type: parameter.type.trimmedDescription,
                isOptional: parameter.defaultValue != nil
            )
        }
    }
}

extension InitializerDeclSyntax {
    /// The last name of the type that it initializes.
    fileprivate var typeName: String? {
        switch parent?.parent?.parent?.parent?.as(SyntaxEnum.self) {
        case .structDecl(let type): type.name.text
        case .classDecl(let type): type.name.text
        case .actorDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .extensionDecl(let type):
            type.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
        default: nil
        }
    }
}

extension VariableDeclSyntax {
    /// The parameters that a memberwise initializer has for the variable.
    fileprivate var memberwise: [ParameterIndex.Parameter] {
        let isStatic = modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        let isConstant = bindingSpecifier.tokenKind == .keyword(.let)
        if isStatic { return [] }
        return bindings.compactMap { binding in
            let hasValue = binding.initializer != nil
            guard let type = binding.typeAnnotation?.type, binding.accessorBlock == nil, !(isConstant && hasValue),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)
            else { return nil }
            return ParameterIndex.Parameter(
                label: name.identifier.text,
                type: type.trimmedDescription,
                isOptional: hasValue || type.is(OptionalTypeSyntax.self)
            )
        }
    }
}
