#if Tools
    import SwiftSyntax

    /// The tip views of a body that are on screen together and don't take their tips from a group.
    struct TipViews {
        /// The tip views of the body, and those of each sheet or page that it opens.
        private(set) var screens: [[Found]] = []

        /// A tip view, and whether it follows the one before it directly.
        typealias Found = (tip: Receiver, isNext: Bool, node: FunctionCallExprSyntax)

        init(of node: some SyntaxProtocol) {
            let main = node.children(viewMode: .sourceAccurate).flatMap { found(in: $0) }
            screens = (screens + [main]).filter { $0.count > 1 }
        }

        private mutating func found(in node: Syntax) -> [Found] {
            if node.is(VariableDeclSyntax.self) || node.is(FunctionDeclSyntax.self) { return [] }
            if let choice = node.as(IfExprSyntax.self) {
                let body = found(in: Syntax(choice.body))
                let other = choice.elseBody.map { found(in: Syntax($0)) } ?? []
                return body.count >= other.count ? body : other
            }
            if let choice = node.as(SwitchExprSyntax.self) {
                return choice.cases.map { found(in: Syntax($0)) }.max { $0.count < $1.count } ?? []
            }
            if let conditional = node.as(IfConfigDeclSyntax.self) {
                return conditional.clauses.map { found(in: Syntax($0)) }.max { $0.count < $1.count } ?? []
            }
            guard let call = node.as(FunctionCallExprSyntax.self) else { return children(of: node) }
            let name = call.calledExpression.lastName
            if name == "TipView", let tip = call.arguments.first?.expression {
                guard !tip.names.contains("currentTip") else { return [] }
                return [(tip: tip.receiver, isNext: false, node: call)]
            }
            guard let name, Self.opening.contains(name) else { return children(of: node) }
            let base = found(in: Syntax(call.calledExpression))
            let opened = call.arguments.flatMap { found(in: Syntax($0)) } + closures(of: call)
            screens.append(opened)
            return base
        }

        private mutating func closures(of call: FunctionCallExprSyntax) -> [Found] {
            (call.trailingClosure.map { found(in: Syntax($0)) } ?? [])
                + call.additionalTrailingClosures.flatMap { found(in: Syntax($0)) }
        }

        private mutating func children(of node: Syntax) -> [Found] {
            var all: [Found] = []
            // Whether nothing but a tip was in the statement before.
            var wasTip = false
            for child in node.children(viewMode: .sourceAccurate) {
                var found = found(in: child)
                if wasTip, !found.isEmpty { found[0].isNext = true }
                wasTip = child.is(CodeBlockItemSyntax.self) && found.count == 1
                all += found
            }
            return all
        }

        /// What shows its content elsewhere or later.
        private static let opening: Set = [
            "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "Tab", "alert",
            "confirmationDialog", "inspector",
        ]
    }

    extension FactCollector {
        func checkUnwrap(_ node: ForceUnwrapExprSyntax) {
            report(
                .forcedCurrentTip,
                at: node,
                "currentTip is nil while no tip of the group may appear; write TipView(group.currentTip) without !."
            )
        }

        func checkCast(_ cast: ExprSyntax, of expression: ExprSyntax) {
            guard expression.lastName == "currentTip",
                cast.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
            else { return }
            report(
                .forcedCurrentTip,
                at: expression,
                "currentTip is nil or another tip of the group at times; cast it with as? instead of as!."
            )
        }

        func checkStyle(_ node: MemberAccessExprSyntax) {
            let name = node.declName.baseName.text
            guard ["title", "message", "image", "actions"].contains(name), node.base?.lastName == "tip",
                node.ancestors.contains(where: { $0.inheritedNames.contains("TipViewStyle") })
            else { return }
            report(
                .styleReadsTip,
                at: node,
                "Draw the \(name) of the style's configuration; that of its tip lacks what the view has set."
            )
        }
    }

    extension ProgramFacts {
        private func isRuled(_ name: String) -> Bool { tips.contains { $0.name == name && $0.hasRules } }

        /// Checks for several tips in one body.
        mutating func checkBodies() {
            for file in files {
                for body in file.bodies {
                    var names: [String] = []
                    for (tip, isNext, place) in body {
                        let resolved = resolve([tip]).names
                        guard resolved.count == 1, let name = resolved.first, !names.contains(name) else { continue }
                        defer { names.append(name) }
                        // Tips at several places of a page may have their own moments, by their rules.
                        let isBesideAnother = isNext && !names.isEmpty
                        let hasMomentOfAnother = !isRuled(name) && names.contains { !isRuled($0) }
                        guard isBesideAnother || hasMomentOfAnother else { continue }
                        report(
                            .tipsWithoutGroup,
                            file,
                            place,
                            "The body shows several tips at once; put them into a TipGroup, which shows one at a time."
                        )
                        break
                    }
                }
            }
        }
    }
#endif
