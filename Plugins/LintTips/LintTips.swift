import Foundation
import PackagePlugin

/// Runs `tips lint` on a package: `swift package lint-tips`.
@main struct LintTips: CommandPlugin {
    /// Checks the package's folder, or what the arguments name, and fails if there are findings.
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let lint = Process()
        lint.executableURL = try context.tool(named: "tips").url
        lint.currentDirectoryURL = context.package.directoryURL
        lint.arguments = ["lint"] + arguments
        try lint.run()
        lint.waitUntilExit()
        guard lint.terminationStatus != 0 else { return }
        throw LintTipsFailure(code: lint.terminationStatus)
    }
}

/// The end of a check that found something.
struct LintTipsFailure: Error, CustomStringConvertible {
    let code: Int32

    var description: String {
        switch code {
        case 1: "There are findings."
        case 64: "The tips weren't checked. Options are those of 'tips lint'; the package needs the trait Tools."
        default: "The tips weren't checked (exit code \(code))."
        }
    }
}
