import Foundation
import Testing

@testable import AssetSymbolsTool

@Suite struct SymbolNameTests {
    @Test(
        "The symbol of an asset is its name in lower camel case, without its kind at the end, and valid in Swift",
        arguments: [
            ("Sand", "sand", "sand"), ("trail map", "trailMap", "trailMap"), ("trail-map_2", "trailMap2", "trailMap2"),
            ("AccentColor", "accent", "accentColor"), ("HeaderImage", "headerImage", "header"),
            ("Color", "color", "color"),
            ("URLIcon", "urlIcon", "urlIcon"), ("SF", "sf", "sf"), ("H2O", "h2O", "h2O"), ("2fast", "_2Fast", "_2Fast"),
            ("ic 24x24", "ic24X24", "ic24X24"), ("step2of3", "step2Of3", "step2Of3"),
            ("default", "`default`", "`default`"), ("In", "`in`", "`in`"), ("init", "_init", "_init"),
            ("Self", "_self", "_self"), ("Type", "type", "type"), ("grün", "grün", "grün"), ("日本", "日本", "日本"),
            ("a.b", "aB", "aB"), ("½ cup", "cup", "cup"),
        ]
    )
    func names(name: String, color: String, picture: String) throws {
        for (kind, expected) in [(Asset.Kind.color, color), (.picture, picture)] {
            let asset = Asset(kind: kind, name: name, namespaces: [], folder: URL(fileURLWithPath: "/"))
            #expect(try #require(SymbolName(asset)).declared == expected)
        }
    }

    @Test("A name without a letter or digit has no symbol", arguments: ["", "★", "- -", "_"])
    func none(name: String) {
        #expect(SymbolName(Asset(kind: .color, name: name, namespaces: [], folder: URL(fileURLWithPath: "/"))) == nil)
        #expect(SymbolName(namespace: name) == nil)
    }
}
