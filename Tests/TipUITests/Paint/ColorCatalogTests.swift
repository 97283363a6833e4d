import Foundation
import Testing

@testable import TipUI

@Suite struct ColorCatalogTests {
    @Test("A catalog finds the color sets in a folder, and leaves out those that it can't read") func sets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ text: String) throws {
            let set = folder.appendingPathComponent("Assets.xcassets/Deep/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        let red = #"{"components": {"red": "0xFF", "green": "0", "blue": "0.0", "alpha": "1.0"}}"#
        let gray = #"{"components": {"white": "0.500", "alpha": "0.250"}}"#
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        try write("Plain", #"{"colors": [{"idiom": "universal", "color": \#(red)}]}"#)
        try write(
            "Both",
            #"{"colors": [{"idiom": "universal", "color": \#(red)}, {"idiom": "universal", \#(dark), "color": \#(gray)}]}"#
        )
        try write("Broken", #"{"colors": [{"idiom": "universal"}]}"#)
        let catalog = ColorCatalog(folders: [folder])
        let opaque = Color.Components(red: 1, green: 0, blue: 0)
        let faint = Color.Components(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)
        #expect(catalog.color(named: "Plain") == Color(light: opaque, dark: opaque))
        #expect(catalog.color(named: "Both") == Color(light: opaque, dark: faint))
        #expect(catalog.color(named: "Broken") == nil)
        #expect(catalog.color(named: "Absent") == nil)
    }
}
