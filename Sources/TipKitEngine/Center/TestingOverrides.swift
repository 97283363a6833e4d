import Foundation

/// The testing switches.
struct TestingOverrides: Sendable {
    var showsAll: Date?
    var hidesAll = false
    var shown: [String: Date] = [:]
    var hidden: Set<String> = []

    func override(for definition: TipDefinition) -> TestingOverride? {
        let names = [definition.typeName, definition.id]
        if let since = names.compactMap({ shown[$0] }).first { return .show(since: since) }
        if names.contains(where: hidden.contains) { return .hide }
        if let since = showsAll { return .show(since: since) }
        return hidesAll ? .hide : nil
    }
}
