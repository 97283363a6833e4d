#if Tools
    import SwiftSyntax

    extension FactCollector {
        /// Checks a call that configures tips, switches them for tests, or resets them.
        func checkConfiguring(_ name: String, _ call: FunctionCallExprSyntax) {
            let base = call.calledExpression.base?.lastName
            switch (base, name) {
            case ("Tips", "configure"):
                checkTime(of: call)
                add(configuration(call))
            case (nil, "TipPeople") where call.argument("directory") != nil: add(configuration(call))
            case ("Tips", "showAllTipsForTesting"), ("Tips", "showTipsForTesting"), ("Tips", "hideAllTipsForTesting"),
                ("Tips", "hideTipsForTesting"):
                guard !isGuarded(call) else { return }
                report(
                    .testingInRelease,
                    at: call,
                    "\(name) is also in the release; put it into #if DEBUG or behind a launch argument."
                )
            case ("Tips", "resetDatastore"), ("Tips", "reset"):
                guard runsAtLaunch(call), !isGuarded(call) else { return }
                report(
                    .testingInRelease,
                    at: call,
                    "\(name) forgets at each launch which tips were closed; put it into #if DEBUG or behind a launch "
                        + "argument."
                )
            default: return
            }
        }

        private func isGuarded(_ call: FunctionCallExprSyntax) -> Bool {
            call.isConditional || isPreview(call) || call.isBehindTestCondition
        }

        private func runsAtLaunch(_ call: FunctionCallExprSyntax) -> Bool {
            for node in call.ancestors {
                if node.is(InitializerDeclSyntax.self) { return true }
                if let function = node.as(FunctionDeclSyntax.self) {
                    return ["main", "application", "applicationDidFinishLaunching"].contains(function.name.text)
                }
                guard let closure = node.as(ClosureExprSyntax.self) else { continue }
                switch Self.caller(of: closure) {
                case "task", "onAppear": return true
                // Closures that run at once.
                case "Task", "detached", "run", "async", nil: continue
                default: return false
                }
            }
            return true
        }

        /// The name of the function that gets a closure.
        private static func caller(of closure: ClosureExprSyntax) -> String? {
            closure.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first?.calledExpression.lastName
        }

        private func checkTime(of call: FunctionCallExprSyntax) {
            guard !isPreview(call), let late = Self.latePlace(of: call) else { return }
            report(
                .configuredLate,
                at: call,
                "In \(late), Tips.configure runs after views have asked for their tips; call it in the app's init."
            )
        }

        /// Where a call that should run before all views is, if it is in a view.
        private static func latePlace(of call: FunctionCallExprSyntax) -> String? {
            for node in call.ancestors {
                if let closure = node.as(ClosureExprSyntax.self), let caller = caller(of: closure),
                    ["task", "onAppear", "onChange", "onReceive"].contains(caller)
                {
                    return "a view's .\(caller)"
                }
                if let function = node.as(FunctionDeclSyntax.self),
                    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing"].contains(function.name.text)
                {
                    return function.name.text
                }
                if node.inheritedNames.contains("View") { return "a view" }
            }
            return nil
        }

        private func configuration(_ call: FunctionCallExprSyntax) -> ConfigurationFacts {
            let options = call.arguments.last { $0.label == nil }?.expression
            return ConfigurationFacts(
                frequency: options.map(Self.frequency) ?? .none,
                place: place(of: call),
                isDebug: call.isDebugOnly || isPreview(call),
                paces: options.map(Self.paces) ?? []
            )
        }

        private static func frequency(_ options: ExprSyntax) -> ConfigurationFacts.Frequency {
            guard let array = options.as(ArrayExprSyntax.self) else { return .unknown }
            var found = ConfigurationFacts.Frequency.none
            for element in array.elements {
                guard let call = element.expression.as(FunctionCallExprSyntax.self),
                    let name = call.calledExpression.lastName
                else { return .unknown }
                switch name {
                case "displayFrequency":
                    let value = call.arguments.first?.expression
                    found =
                        value?.is(MemberAccessExprSyntax.self) ?? false && value?.lastName == "immediate"
                        ? .immediate : .pause
                case "limit": return .pause
                default: continue
                }
            }
            return found
        }

        /// How fast tips may follow each other by a list of options.
        private static func paces(_ options: ExprSyntax) -> [TipPace] {
            (options.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []).compactMap { option in
                guard let call = option.as(FunctionCallExprSyntax.self), let first = call.arguments.first?.expression
                else { return nil }
                switch call.calledExpression.lastName {
                case "displayFrequency":
                    let name = first.lastName ?? ""
                    return days(name).map { TipPace(most: 1, days: $0, option: ".\(name)") }
                case "limit":
                    // A limit of a group is for some tips only.
                    guard call.argument("group") == nil, let most = first.integer, most > 0,
                        let days = days(call.argument("per")?.lastName ?? "")
                    else { return nil }
                    return TipPace(most: most, days: days, option: call.trimmedDescription)
                default: return nil
                }
            }
        }

        private static func days(_ period: String) -> Int? {
            ["daily": 1, "weekly": 7, "monthly": 30, "day": 1, "week": 7, "month": 30][period]
        }

        /// Reads the configuration of a command-line tool.
        func readTool(_ members: MemberBlockSyntax, _ node: some SyntaxProtocol) {
            let property = members.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.bindings.first }
                .first { $0.name == "configuration" }
            add(
                ConfigurationFacts(
                    frequency: property.map { $0.expression.map(Self.frequency) ?? .unknown } ?? .none,
                    place: place(of: property.map(Syntax.init) ?? Syntax(node)),
                    isDebug: false,
                    paces: property?.expression.map(Self.paces) ?? []
                )
            )
        }
    }

    extension ProgramFacts {
        /// Checks the pause between tips.
        mutating func checkFrequency() {
            let counts = Dictionary(tips.map { ($0.file.file.module, 1) }, uniquingKeysWith: +)
            let modules = Dictionary(grouping: files.filter { !$0.configurations.isEmpty }, by: \.file.module)
            for (module, files) in modules {
                let released = files.flatMap { file in
                    file.configurations.filter { !$0.isDebug }.map { (file: file, configuration: $0) }
                }
                // The tips of an app may be in modules of their own.
                if counts[module] ?? tips.count > 1 {
                    for (file, configuration) in released where configuration.frequency == .none {
                        report(
                            .noFrequency,
                            file,
                            configuration.place,
                            "Without a display frequency all tips may appear at once; add .displayFrequency(.daily) or "
                                + "a limit."
                        )
                    }
                }
                checkImmediate(released, module: counts[module] == nil ? nil : module)
            }
        }

        private mutating func checkImmediate(
            _ released: [(file: FileFacts, configuration: ConfigurationFacts)],
            module: String?
        ) {
            guard released.contains(where: { $0.configuration.frequency == .immediate }),
                released.allSatisfy({ $0.configuration.frequency == .immediate })
            else { return }
            let grouped = files.reduce(into: Set<String>()) { $0.formUnion(resolve($1.grouped).names) }
            for tip in tips where module == nil || tip.file.file.module == module {
                guard !tip.hasRules, !grouped.contains(tip.name), !tip.options.contains("Begins") else { continue }
                report(
                    .immediateWithoutRules,
                    tip.file,
                    tip.place,
                    "The display frequency is immediate and \(tip.name) has no rule, so it appears at the first launch."
                )
            }
        }
    }
#endif
