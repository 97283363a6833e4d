import Foundation
import PackagePlugin

/// Writes symbols for the colors and pictures in a target's asset catalogs, as Xcode does.
@main struct AssetSymbols: BuildToolPlugin {
    /// Returns the command that writes the symbols; none for a target without an asset catalog.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let catalogs = catalogs(in: target.directoryURL)
        guard !catalogs.isEmpty else {
            Diagnostics.warning(
                """
                The target \(target.name) has no asset catalog, so AssetSymbols writes nothing. Add a folder \
                Assets.xcassets, or remove the plug-in from the target.
                """
            )
            return []
        }
        let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url.path)
        for catalog in catalogs where !resources.contains(where: { isWithin($0, catalog) || isWithin(catalog, $0) }) {
            Diagnostics.error(
                """
                \(catalog) isn't among the resources of the target \(target.name). Write into Package.swift: \
                resources: [.process("\(path(of: catalog, in: target.directoryURL))")]
                """
            )
        }
        guard let module = module(of: target) else {
            Diagnostics.error(
                """
                The target \(target.name) has asset catalogs, but no module with images. Give it a dependency on the \
                product SwiftUI or TipKit of OpenTipKit, or remove the plug-in from the target.
                """
            )
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Write the asset symbols of \(target.name)",
                executable: try context.tool(named: "AssetSymbolsTool").url,
                arguments: [output.path, module.name, module.hasColors ? "colors" : "pictures"] + catalogs,
                inputFiles: catalogs.flatMap(files).map(URL.init(fileURLWithPath:)),
                outputFiles: [output]
            )
        ]
    }

    private func catalogs(in folder: URL) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".xcassets") }.sorted()
            .map { folder.appending(path: $0).path }
    }

    /// Returns the files of a catalog, a change of which runs the command.
    private func files(of catalog: String) -> [String] {
        let paths = (FileManager.default.subpaths(atPath: catalog) ?? []).sorted().map { "\(catalog)/\($0)" }
        return ([catalog] + paths).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    private func isWithin(_ path: String, _ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }

    private func path(of file: String, in folder: URL) -> String {
        let start = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
    }

    /// The module that the symbols import: the first of these that the target depends on.
    private func module(of target: any Target) -> (name: String, hasColors: Bool)? {
        let names = dependencies(of: target)
        let modules = [
            ("SwiftUI", true), ("TipKit", true), ("OpenTipKit", true), ("TipUIWeb", true), ("TipUI", true),
            ("TipPages", false), ("TipPagesCore", false), ("TipTerminal", false), ("TipKitCore", false),
        ]
        return modules.first { names.contains($0.0) }.map { (name: $0.0, hasColors: $0.1) }
    }

    private func dependencies(of target: any Target) -> Set<String> {
        target.dependencies.reduce(into: []) { names, dependency in
            switch dependency {
            case .product(let product): names.insert(product.name)
            case .target(let target): names.formUnion(dependencies(of: target).union([target.name]))
            @unknown default: break
            }
        }
    }
}
