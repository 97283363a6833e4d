#if Tools
    /// A tip, with what its extensions and its protocols add.
    @dynamicMemberLookup struct KnownTip {
        fileprivate(set) var type: TypeFacts
        let file: FileFacts

        subscript<Value>(dynamicMember path: KeyPath<TypeFacts, Value>) -> Value { type[keyPath: path] }

        /// The id, if the code says which.
        var fixedID: String? {
            switch type.id {
            case .name: type.name
            case .literal(let id): id
            case .pattern, .unknown: nil
            }
        }
    }

    /// The facts of all files of a program, and the findings about them.
    struct ProgramFacts {
        let files: [FileFacts]
        private(set) var tips: [KnownTip] = []
        private(set) var findings: [Finding] = []
        private var tipNames: Set<String> = []

        init(_ files: [FileFacts]) {
            self.files = files
            let protocols = Self.tipProtocols(files)
            let extensions = Dictionary(grouping: files.flatMap(\.types).filter(\.isExtension), by: \.name)
            for file in files {
                for type in file.types {
                    // A type that an extension makes a tip is one where it is declared.
                    let parts = extensions[type.name] ?? []
                    let inherited = type.inherited.union(parts.flatMap(\.inherited))
                    guard !inherited.isDisjoint(with: protocols), !protocols.contains(type.name) else { continue }
                    let isDeclared = files.contains { $0.types.contains { $0.name == type.name && !$0.isExtension } }
                    guard !type.isExtension || !isDeclared && !type.inherited.isDisjoint(with: protocols) else {
                        continue
                    }
                    var tip = KnownTip(type: type, file: file)
                    let added = type.isExtension ? [] : parts
                    for part in added + inherited.flatMap({ extensions[$0] ?? [] }) { tip.type.add(part) }
                    tips.append(tip)
                }
            }
            tipNames = Set(tips.map(\.name))
        }

        /// `Tip`, and the protocols that inherit it.
        private static func tipProtocols(_ files: [FileFacts]) -> Set<String> {
            var names: Set = ["Tip"]
            let declared = files.flatMap(\.protocols)
            while true {
                let count = names.count
                for (name, inherited) in declared where !inherited.isDisjoint(with: names) { names.insert(name) }
                if names.count == count { return names }
            }
        }

        /// Returns the names of the tips that expressions name, and whether all of them are known.
        func resolve(_ receivers: [Receiver]) -> (names: Set<String>, isComplete: Bool) {
            var (names, isComplete) = (Set<String>(), true)
            for receiver in Set(receivers) {
                switch receiver {
                case .type(let name):
                    if tipNames.contains(name) { names.insert(name) } else { isComplete = false }
                case .variable(let variable):
                    let types = files.reduce(into: Set<String>()) { $0.formUnion($1.variables[variable] ?? []) }
                    names.formUnion(types.intersection(tipNames))
                    if types.isEmpty || !types.isSubset(of: tipNames) { isComplete = false }
                case .unknown: isComplete = false
                }
            }
            return (names, isComplete)
        }

        mutating func report(_ rule: LintRule, _ file: FileFacts, _ place: Place, _ sentence: String) {
            guard !file.silences.silence(rule, at: place) else { return }
            findings.append(Finding(file: file.file.path, place: place, rule: rule, sentence: sentence))
        }

        /// Adds what the files say alone.
        mutating func reportOwn() {
            for file in files {
                for (rule, place, sentence) in file.findings { report(rule, file, place, sentence) }
            }
        }
    }

    extension TypeFacts {
        fileprivate mutating func add(_ part: TypeFacts) {
            if id == .name { (id, idPlace, isUnstable) = (part.id, part.idPlace, part.isUnstable) }
            titles += part.titles
            messages += part.messages
            hasRules = hasRules || part.hasRules
            rulesMayEnd = rulesMayEnd || part.rulesMayEnd
            options.formUnion(part.options)
            conditions += part.conditions
            ignoresFrequency = ignoresFrequency || part.ignoresFrequency
            (begins, ends) = (begins ?? part.begins, ends ?? part.ends)
            actions += part.actions
        }
    }
#endif
