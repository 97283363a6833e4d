#if Tools
    /// What the templates and scripts of a program say of tips.
    struct TemplateFacts {
        private(set) var elements: [(file: LintedFiles.File, element: Template.Element)] = []
        /// The ids of elements that popovers point at.
        private(set) var anchors: Set<String> = []
        private var ids: Set<String> = []
        /// Whether a script answers the event `tip-action`, with which pages are told of pressed actions.
        private(set) var scriptsHandleActions = false
        private(set) var silences: [String: Silences] = [:]
        private(set) var failures: [LintFailure] = []
        private(set) var count = 0

        init(_ files: LintedFiles) {
            for file in files.templates {
                guard let template = open(file) else { continue }
                let found = template.elements
                elements += found.map { (file, $0) }
                if !found.isEmpty { silences[file.path] = template.silences }
            }
            anchors = Set(elements.compactMap(\.element.anchor))
            for file in files.templates + files.scripts {
                guard let template = open(file) else { continue }
                let missing = anchors.subtracting(ids)
                if !missing.isEmpty {
                    ids.formUnion(template.ids(among: missing))
                    // A script may make the element.
                    if file.isScript { ids.formUnion(template.quoted(among: missing)) }
                }
                scriptsHandleActions = scriptsHandleActions || !template.quoted(among: ["tip-action"]).isEmpty
            }
            count = files.templates.count + files.scripts.count
        }

        private mutating func open(_ file: LintedFiles.File) -> Template? {
            do throws(LintFailure) {
                return try Template(file)
            } catch {
                if !failures.contains(error) { failures.append(error) }
                return nil
            }
        }

        /// Returns what is wrong with the elements of tips.
        ///
        /// - Parameters:
        ///   - program: The tips of the program.
        ///   - quoted: The anchors that are in literals of Swift, from which elements may be made.
        func findings(_ program: ProgramFacts, quoted: Set<String>) -> [Finding] {
            let isKnown = program.namesOfTips
            var findings: [Finding] = []
            for (file, element) in elements {
                if let tip = element.tip, let isKnown, !isKnown(tip) {
                    let nearest = NearestNames(to: tip, among: program.tips.compactMap(\.fixedID)).text
                    findings += finding(
                        .templateTip,
                        file,
                        element,
                        "No tip has the id “\(tip)”\(nearest.isEmpty ? "." : nearest + "?")"
                    )
                }
                if let anchor = element.anchor, !ids.contains(anchor), !quoted.contains(anchor) {
                    findings += finding(
                        .templateAnchor,
                        file,
                        element,
                        "No element of the templates has the id “\(anchor)”, so the popover never appears."
                    )
                }
            }
            return findings
        }

        private func finding(
            _ rule: LintRule,
            _ file: LintedFiles.File,
            _ element: Template.Element,
            _ sentence: String
        ) -> [Finding] {
            guard silences[file.path]?.silence(rule, at: element.place) != true else { return [] }
            return [Finding(file: file.path, place: element.place, rule: rule, sentence: sentence)]
        }
    }

    extension LintedFiles.File {
        /// Whether the file is a script of a page, rather than a template.
        var isScript: Bool {
            !["html", "htm", "mustache", "stencil"].contains { path.lowercased().hasSuffix(".\($0)") }
        }
    }

    extension ProgramFacts {
        /// A function that says whether a tip with an id is declared; `nil` if tips are declared whose ids are only known
        /// when the program runs, or none is.
        fileprivate var namesOfTips: ((String) -> Bool)? {
            guard !tips.isEmpty else { return nil }
            var patterns: [[Substring]] = []
            for tip in tips {
                switch tip.id {
                case .unknown: return nil
                case .pattern(let pattern):
                    patterns.append(pattern.split(separator: "*", omittingEmptySubsequences: false))
                case .name, .literal: continue
                }
            }
            let ids = Set(tips.compactMap(\.fixedID))
            return { name in
                ids.contains(name)
                    || patterns.contains { name.hasPrefix($0.first ?? "") && name.hasSuffix($0.last ?? "") }
            }
        }
    }
#endif
