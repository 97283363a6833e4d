import Foundation

/// The program that the plug-in AssetSymbols runs, with the arguments `OUTPUT MODULE colors|pictures CATALOG …`.
@main struct AssetSymbolsTool {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        guard words.count >= 4 else {
            report("usage: AssetSymbolsTool OUTPUT MODULE colors|pictures CATALOG …")
            exit(2)
        }
        let catalogs = words.dropFirst(3).map { AssetCatalog(URL(fileURLWithPath: $0)) }
        let file = SymbolFile(
            catalogs.flatMap(\.assets),
            module: words[words.startIndex + 1],
            hasColors: words[words.startIndex + 2] == "colors"
        )
        let problems = catalogs.flatMap(\.problems) + file.problems
        for problem in problems { report("\(problem)") }
        guard problems.allSatisfy(\.isWarning) else { exit(1) }
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: words[words.startIndex]), options: .atomic)
    }

    private static func report(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
