#if Tools
    import Foundation
    import SwiftDiagnostics
    import SwiftParser
    import SwiftParserDiagnostics
    import SwiftSyntax

    /// A parsed Swift file.
    struct SwiftFile {
        let file: LintedFiles.File
        let tree: SourceFileSyntax
        let silences: Silences
        /// The modules that the file imports.
        let imports: Set<String>
        private let locations: SourceLocationConverter

        /// Reads and parses a file.
        ///
        /// - Throws: `LintFailure` if it can't be read.
        init(_ file: LintedFiles.File) throws(LintFailure) {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw LintFailure(file: file.path, place: nil, sentence: "The file can't be read.")
            }
            guard let text = String(data: data, encoding: .utf8) else {
                throw LintFailure(file: file.path, place: nil, sentence: "The file isn't UTF-8.")
            }
            self.file = file
            tree = Parser.parse(source: text)
            silences = Silences(in: text)
            locations = SourceLocationConverter(fileName: file.path, tree: tree)
            imports = Set(
                tree.statements.flatMap { Self.imports($0.item) }
            )
        }

        private static func imports(_ item: CodeBlockItemSyntax.Item) -> [String] {
            switch item {
            case .decl(let declaration):
                if let found = declaration.as(ImportDeclSyntax.self) {
                    return found.path.first.map { [$0.name.text] } ?? []
                }
                guard let conditional = declaration.as(IfConfigDeclSyntax.self) else { return [] }
                return conditional.clauses.flatMap { clause -> [String] in
                    guard case .statements(let statements) = clause.elements else { return [] }
                    return statements.flatMap { imports($0.item) }
                }
            default: return []
            }
        }

        /// Whether the file can name tips: `TipKit` and our modules have "Tip" in their names, and so has, by custom, an
        /// app's own module of tips.
        var knowsTips: Bool { imports.contains { $0.contains("Tip") } }

        var isTest: Bool {
            file.isTest || !imports.isDisjoint(with: ["XCTest", "Testing", "OpenTipKitTesting"])
        }

        func place(of node: some SyntaxProtocol) -> Place { place(node.positionAfterSkippingLeadingTrivia) }

        private func place(_ position: AbsolutePosition) -> Place {
            let location = locations.location(for: position)
            return Place(line: location.line, column: location.column)
        }

        /// The first place that doesn't parse.
        var failure: LintFailure? {
            guard tree.hasError else { return nil }
            let problem = ParseDiagnosticsGenerator.diagnostics(for: tree).first { $0.diagMessage.severity == .error }
            return problem.map {
                LintFailure(
                    file: file.path,
                    place: place($0.position),
                    sentence: "The file doesn't parse: \($0.message)."
                )
            }
        }
    }

    extension LintFailure: Error {}
#endif
