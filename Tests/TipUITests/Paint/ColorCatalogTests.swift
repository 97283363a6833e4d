import Foundation
import Testing
import TipContent

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

    @Test("A color is also found by its folders in a catalog, and in another target's bundle only by the bundle's name")
    func bundles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ path: String, _ white: Int) throws {
            let set = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let text = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "\#(white)"}}}]}"#
            try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        func gray(_ white: Double) -> Color {
            let components = Color.Components(red: white, green: white, blue: white)
            return Color(light: components, dark: components)
        }
        let (one, two) = ("App_One.resources", "App_Two.resources")
        try write("\(one)/Assets.xcassets/Birds/Gull.colorset", 0)
        try write("\(two)/Assets.xcassets/Gull.colorset", 255)
        try write("\(two)/Assets.xcassets/Owl.colorset", 255)
        let bundles = [one, two].map(folder.appendingPathComponent)
        let catalog = ColorCatalog(folders: [bundles[0]], bundles: bundles)
        for name in ["Gull", "Birds/Gull", "\(one)/Gull", "\(one)/Birds/Gull"] {
            #expect(catalog.color(named: name) == gray(0), "\(name)")
        }
        #expect(catalog.color(named: "\(two)/Gull") == gray(1))
        #expect(catalog.color(named: "Owl") == nil)
    }

    @Test("An app's own resources are those of its target; without any, those of no other program beside it")
    func ownFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["My_App_One.resources", "My_App_Two.resources", "My_App_Two_More.resources", "Kit_Kit.resources"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name),
                withIntermediateDirectories: true
            )
        }
        for program in ["One", "Two", "Two_More", "Three"] {
            let path = folder.appendingPathComponent(program).path
            #expect(FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o755]))
        }
        func own(_ modules: String...) -> [String] { ResourceFolders.own(in: folder, modules: modules) }
        #expect(own("one") == ["My_App_One.resources"])
        #expect(own("Server", "Two") == ["My_App_Two.resources"])
        #expect(own("Three") == ["Kit_Kit.resources"])
    }
}
