#if Tools
    import Dispatch
    import Foundation
    import SwiftSyntax
    import Synchronization

    /// Checks the tips in Swift files and templates.
    package struct Linter {
        private let files: LintedFiles

        /// Finds the files at some paths.
        ///
        /// Rules that need all files of a program, such as that events are donated, are applied if a folder is among the
        /// paths.
        ///
        /// - Throws: `LintError` if there is nothing at a path.
        package init(_ paths: [String]) throws { files = try LintedFiles(paths) }

        /// Reads the files and applies the rules.
        package func report() -> LintReport {
            let templates = TemplateFacts(files)
            let read = facts(wanted: templates.anchors)
            var program = ProgramFacts(read.compactMap(\.facts))
            program.reportOwn()
            program.checkTexts()
            program.checkIDs()
            program.checkFrequency()
            program.checkBodies()
            program.checkEnds()
            program.checkActions(scriptsHandle: templates.scriptsHandleActions)
            program.checkInputs()
            let quoted = program.files.reduce(into: Set<String>()) { $0.formUnion($1.quoted) }
            let findings = program.findings + templates.findings(program, quoted: quoted)
            return LintReport(
                findings: findings.filter { files.isWhole || !$0.rule.needsWholeProgram }.sorted(),
                failures: files.failures + templates.failures + read.compactMap(\.failure),
                fileCount: files.swift.count + templates.count
            )
        }

        /// Reads the files, and returns what follows from the declarations, and the files that couldn't be read.
        package func proof() -> (proof: Proof, failures: [LintFailure]) {
            let read = facts(wanted: [])
            return (ProgramFacts(read.compactMap(\.facts)).proof(), files.failures + read.compactMap(\.failure))
        }

        private typealias Read = (facts: FileFacts?, failure: LintFailure?)

        /// Reads the Swift files on all cores.
        private func facts(wanted: Set<String>) -> [Read] {
            let results = Mutex([Int: Read]())
            let files = files.swift
            let next = Atomic(0)
            let group = DispatchGroup()
            for _ in 0..<min(files.count, ProcessInfo.processInfo.activeProcessorCount) {
                group.enter()
                let thread = Thread {
                    while true {
                        let index = next.add(1, ordering: .relaxed).oldValue
                        guard index < files.count else { break }
                        let read = Self.read(files[index], wanted: wanted)
                        results.withLock { $0[index] = read }
                    }
                    group.leave()
                }
                // A tree is as deep as its longest chain of modifiers, and visitors call themselves for each level.
                thread.stackSize = 512 << 20
                thread.start()
            }
            group.wait()
            let found = results.withLock { $0 }
            return files.indices.compactMap { found[$0] }
        }

        private static func read(_ file: LintedFiles.File, wanted: Set<String>) -> Read {
            do throws(LintFailure) {
                let parsed = try SwiftFile(file)
                guard !parsed.isTest else { return (nil, parsed.failure) }
                let collector = FactCollector(parsed, wanted: wanted)
                collector.walk(parsed.tree)
                return (collector.facts, parsed.failure)
            } catch {
                return (nil, error)
            }
        }
    }
#endif
