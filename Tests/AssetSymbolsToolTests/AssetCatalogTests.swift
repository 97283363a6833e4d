import Foundation
import Testing

@testable import AssetSymbolsTool

@Suite final class AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    private var catalog: URL { folder.appendingPathComponent("Assets.xcassets") }

    deinit {
        do { try FileManager.default.removeItem(at: folder) } catch { print("left behind: \(folder.path)") }
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func writeColor(_ name: String) throws {
        try write(#"{"colors": [{"idiom": "universal"}]}"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }

    private func writePicture(_ name: String, file: String = "a.svg", _ contents: String? = "<svg/>") throws {
        let set = "Assets.xcassets/\(name).imageset"
        try write(#"{"images": [{"filename": "\#(file)"}, {"scale": "2x"}]}"#, to: "\(set)/Contents.json")
        if let contents { try write(contents, to: "\(set)/\(file)") }
    }

    private func file(module: String = "SwiftUI", hasColors: Bool = true) -> SymbolFile {
        SymbolFile(AssetCatalog(catalog).assets, module: module, hasColors: hasColors)
    }

    @Test("Each color and picture of a catalog has a symbol, and each color is a member of colors and shape styles")
    func symbols() throws {
        try write("{}", to: "Assets.xcassets/Contents.json")
        try writeColor("Sand")
        try writeColor("Deep/default")
        try writePicture("Buoy")
        try write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Birds/Contents.json")
        try writePicture("Birds/Gull")
        try write("{}", to: "Assets.xcassets/AppIcon.appiconset/Contents.json")
        let catalog = AssetCatalog(catalog)
        #expect(catalog.problems == [])
        let file = file()
        #expect(file.problems == [])
        #expect(
            file.text == """
                // Written by the plug-in AssetSymbols. Change the asset catalog instead.
                #if !canImport(Darwin)
                import Foundation
                \("import") SwiftUI

                private let resourceBundle = Bundle.module

                extension ImageResource {
                    /// The picture "Buoy".
                    static let buoy = ImageResource(name: "Buoy", bundle: resourceBundle)
                    enum Birds {
                        /// The picture "Birds/Gull".
                        static let gull = ImageResource(name: "Birds/Gull", bundle: resourceBundle)
                    }
                }

                extension ColorResource {
                    /// The color "default".
                    static let `default` = ColorResource(name: "default", bundle: resourceBundle)
                    /// The color "Sand".
                    static let sand = ColorResource(name: "Sand", bundle: resourceBundle)
                }

                extension Color {
                    /// The color "default".
                    static var `default`: Color { Color(ColorResource.`default`) }
                    /// The color "Sand".
                    static var sand: Color { Color(ColorResource.sand) }
                }

                extension ShapeStyle where Self == Color {
                    /// The color "default".
                    static var `default`: Color { Color(ColorResource.`default`) }
                    /// The color "Sand".
                    static var sand: Color { Color(ColorResource.sand) }
                }

                extension UIImage {
                    /// The picture "Buoy".
                    static var buoy: UIImage { UIImage(resource: ImageResource.buoy) }
                }

                extension UIColor {
                    /// The color "default".
                    static var `default`: UIColor { UIColor(resource: ColorResource.`default`) }
                    /// The color "Sand".
                    static var sand: UIColor { UIColor(resource: ColorResource.sand) }
                }
                #endif

                """
        )
    }

    @Test("A module without colors gets only the symbols of pictures") func picturesOnly() throws {
        try writeColor("Sand")
        try writePicture("Buoy")
        let text = file(module: "TipPages", hasColors: false).text
        #expect(text.contains("import TipPages") && text.contains("buoy") && !text.contains("Color"))
    }

    @Test("Only the module SwiftUI has pictures and colors of UIKit, and a color with the name of one of its isn't one")
    func uiKit() throws {
        try writeColor("Label")
        try writeColor("Sand")
        let text = file().text
        #expect(text.contains("extension UIColor {") && !text.contains("UIColor(resource: ColorResource.label)"))
        #expect(text.contains("static var label: Color "))
        #expect(!file(module: "TipUI").text.contains("UIColor"))
    }

    @Test("A color with the name of one that exists already is only a resource, and a warning says so")
    func known() throws {
        try writeColor("Red")
        let file = file()
        #expect(file.text.contains("extension ColorResource") && !file.text.contains("static var"))
        #expect(file.problems.map(\.isWarning) == [true])
        #expect("\(file.problems[0])".contains("Red.colorset: warning: The color \"Red\" has the name of Color.red"))
    }

    @Test("Two assets of one kind with one name or symbol are an error that names both")
    func twice() throws {
        try writeColor("Sand")
        try writeColor("Beach/Sand")
        try writePicture("trail map")
        try writePicture("trailMap")
        try writePicture("Sand")
        let messages = file().problems.map(\.description)
        #expect(messages.count == 2)
        for text in [
            "Sand.colorset: error: The color \"Sand\" has the name of another color",
            "has the symbol .trailMap of another picture",
        ] {
            #expect(messages.contains { $0.contains(text) && $0.contains("Rename one of them.") }, "\(messages)")
        }
    }

    @Test("A name that can't be a symbol is an error") func unnameable() throws {
        try writeColor("★")
        #expect(
            file().problems.map(\.message) == [
                "The color \"★\" has no letter or digit in its name, or in its folder's. Rename it."
            ]
        )
    }

    @Test("A file or an unrelated folder with the name of a catalog is an error that says what to do")
    func noCatalog() throws {
        try write("not a folder", to: "Assets.xcassets")
        #expect(
            AssetCatalog(catalog).problems.map(\.message) == [
                "Assets.xcassets isn't an asset catalog, which is a folder. Copy the whole folder from the Xcode project, or "
                    + "remove it."
            ]
        )
        try FileManager.default.removeItem(at: catalog)
        try write("Hello.", to: "Assets.xcassets/readme.txt")
        #expect(AssetCatalog(catalog).problems.map(\.file) == [catalog.path])
        #expect(AssetCatalog(catalog).problems[0].message.contains("has neither a Contents.json nor sets"))
    }

    @Test("An empty catalog, as a new project has it, is none of these") func empty() throws {
        try write(#"{"info": {"author": "xcode", "version": 1}}"#, to: "Assets.xcassets/Contents.json")
        #expect(AssetCatalog(catalog).problems == [] && file().problems == [])
        #expect(!file().text.contains("extension"))
    }

    @Test(
        "A Contents.json that isn't one, or isn't there, is an error that names it",
        arguments: [
            ("{", "isn't the JSON"), ("[]", "isn't the JSON"), ("{}", "has no list"), (nil, "has no Contents.json"),
        ]
    )
    func contents(text: String?, expected: String) throws {
        for set in ["Sand.colorset", "Buoy.imageset"] {
            try write("", to: "Assets.xcassets/\(set)/other")
            if let text { try write(text, to: "Assets.xcassets/\(set)/Contents.json") }
        }
        let problems = AssetCatalog(catalog).problems
        #expect(problems.count == 2 && problems.allSatisfy { $0.message.contains(expected) && !$0.isWarning })
        #expect(problems.allSatisfy { $0.file.contains("Assets.xcassets/") })
    }

    @Test("A picture of 0 bytes or one that isn't there is an error; one that browsers don't show is a warning")
    func pictures() throws {
        try writePicture("Empty", "")
        try writePicture("Missing", nil)
        try writePicture("Print", file: "print.pdf")
        let problems = AssetCatalog(catalog).problems
        #expect(problems.map(\.isWarning) == [false, false, true])
        #expect(problems[0].file.hasSuffix("Empty.imageset/a.svg") && problems[0].message.contains("0 bytes"))
        #expect(problems[1].message.contains("names the file a.svg, which isn't there"))
        #expect(problems[2].message.contains("Browsers don't show"))
    }
}
