#if Tools
    import Foundation

    /// The files at some paths that `tips lint` reads.
    struct LintedFiles {
        /// A file, and the path by which it is called in findings.
        struct File: Sendable {
            let path: String
            /// The path below the folder that was given, which says the module; the file's name if a file was given.
            let inner: String

            /// The folder after `Sources`, or no name outside of a package.
            var module: String {
                let parts = inner.split(separator: "/")
                guard let sources = parts.firstIndex(of: "Sources"), sources + 2 < parts.count else { return "" }
                return parts[...(sources + 1)].joined(separator: "/")
            }

            /// Whether the file has what only previews need, by its name.
            var isPreview: Bool { inner.split(separator: "/").last?.contains("Preview") ?? false }

            /// Whether the file is among tests, which may do what an app should not.
            var isTest: Bool {
                inner.split(separator: "/").dropLast().contains { $0 == "Tests" || $0.hasSuffix("Tests") }
            }
        }

        private(set) var swift: [File] = []
        private(set) var templates: [File] = []
        private(set) var scripts: [File] = []
        /// Whether a folder was given, so that all files of a program are there.
        private(set) var isWhole = false
        private(set) var failures: [LintFailure] = []

        /// Finds the files.
        ///
        /// - Throws: `LintError.missing` if there is nothing at a path.
        init(_ paths: [String]) throws {
            var known: Set<String> = []
            for path in paths {
                var isFolder = ObjCBool(false)
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                    throw LintError.missing(path)
                }
                guard isFolder.boolValue else {
                    add(File(path: path, inner: URL(filePath: path).lastPathComponent), &known)
                    continue
                }
                isWhole = true
                collect(path, known: &known)
            }
        }

        private mutating func collect(_ root: String, known: inout Set<String>) {
            let prefix = root == "." || root == "./" ? "" : root.hasSuffix("/") ? root : root + "/"
            var folders = [""]
            while let folder = folders.popLast() {
                let names: [String]
                do {
                    names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : prefix + folder)
                } catch {
                    let name = folder.isEmpty ? root : prefix + folder
                    failures.append(LintFailure(file: name, place: nil, sentence: "The folder can't be read."))
                    continue
                }
                for name in names.sorted() where !name.hasPrefix(".") {
                    let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                    let type = try? FileManager.default.attributesOfItem(atPath: prefix + inner)[.type]
                    switch type as? FileAttributeType {
                    case .typeDirectory where !Self.skipped.contains(name) && !name.hasSuffix(".docc"):
                        folders.append(inner)
                    case .typeRegular: add(File(path: prefix + inner, inner: inner), &known)
                    // A link isn't followed: its file would be checked twice, and a link to a folder may be a loop.
                    default: break
                    }
                }
            }
        }

        private mutating func add(_ file: File, _ known: inout Set<String>) {
            guard known.insert(file.path).inserted else { return }
            switch URL(filePath: file.path).pathExtension.lowercased() {
            case "swift": if URL(filePath: file.path).lastPathComponent != "Package.swift" { swift.append(file) }
            case "html", "htm", "mustache", "stencil": templates.append(file)
            case "js", "mjs", "ts", "jsx", "tsx", "vue", "svelte": scripts.append(file)
            default: break
            }
        }

        /// Folders of other people's files.
        private static let skipped: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "checkouts", "build"]
    }

    /// A reason why nothing could be checked.
    package enum LintError: Error, CustomStringConvertible {
        case missing(String)

        package var description: String {
            switch self {
            case .missing(let path): "There is no file and no folder “\(path)”."
            }
        }
    }
#endif
