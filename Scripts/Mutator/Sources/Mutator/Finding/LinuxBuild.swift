import SwiftIfConfig
import SwiftSyntax

/// The build configuration of a debug build of OpenTipKit on this machine, for `#if` conditions.
///
/// A change to code that isn't compiled would survive every test.
struct LinuxBuild: BuildConfiguration {
    private static let conditions: Set<String> = ["DEBUG", "Macros", "Web"]
    private static let modules: Set<String> = [
        "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "Observation",
        "Synchronization",
    ]

    func isCustomConditionSet(name: String) -> Bool { Self.conditions.contains(name) }

    func hasFeature(name: String) -> Bool { false }

    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { Self.modules.contains($0.1) } ?? false
    }

    func isActiveTargetOS(name: String) -> Bool { name == "Linux" }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
            name == "arm64"
        #else
            name == "x86_64"
        #endif
    }

    func isActiveTargetEnvironment(name: String) -> Bool { false }

    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    var targetPointerBitWidth: Int { 64 }

    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }

    var endianness: Endianness { .little }

    var languageVersion: VersionTuple { VersionTuple(6) }

    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
