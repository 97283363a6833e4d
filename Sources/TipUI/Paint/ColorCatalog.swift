public import Foundation
import TipContent

/// The colors in the asset catalogs among an app's resources, by name.
///
/// A color set has a color for the light appearance and optionally one for the dark appearance, for all kinds of
/// devices. All components are taken as sRGB.
package struct ColorCatalog: Sendable {
    private let colors: [String: Color]

    /// The colors in the app's resources, and those of each bundle beside the program by the bundle's name.
    package static let app = ColorCatalog(folders: ResourceFolders.own, bundles: ResourceFolders.all)

    /// Reads the color sets in folders and their subfolders; of sets with one name, the first is used.
    ///
    /// - Parameters:
    ///   - folders: The folders whose colors are found by their names alone.
    ///   - bundles: The folders whose colors are found by the name of the folder and theirs.
    package init(folders: [URL], bundles: [URL] = []) {
        var colors: [String: Color] = [:]
        for (folder, prefix) in folders.map({ ($0, "") }) + bundles.map({ ($0, $0.lastPathComponent + "/") }) {
            let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
            for path in paths.sorted() where path.hasSuffix(".colorset/Contents.json") {
                let names = Self.names(of: path).map { prefix + $0 }
                guard names.contains(where: { colors[$0] == nil }) else { continue }
                let file = folder.appendingPathComponent(path)
                do {
                    let set = try JSONDecoder().decode(ColorSet.self, from: Data(contentsOf: file))
                    guard let color = set.color else { throw CocoaError(.propertyListReadCorrupt) }
                    for name in names where colors[name] == nil { colors[name] = color }
                } catch {
                    DiagnosticLog.write("The color set \(file.path) can't be read: \(error)")
                }
            }
        }
        self.colors = colors
    }

    /// The names of the color set with a path: alone, and with the folders of its catalog, which may be part of it.
    private static func names(of path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast().map(String.init)
        let name = String(parts.last?.dropLast(".colorset".count) ?? "")
        guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [name] }
        return [name, (parts[(catalog + 1)...].dropLast() + [name]).joined(separator: "/")]
    }

    /// Returns the color with a name; `nil` if there is none.
    package func color(named name: String) -> Color? { colors[name] }
}

extension Color {
    /// Creates a color from a color set in an asset catalog of the app's resources.
    ///
    /// SwiftPM copies an asset catalog if the target's resources contain it, as `.process("Assets.xcassets")` or
    /// `.copy`. If there is no color with the name, nothing is drawn, and the log names it.
    ///
    /// - Parameters:
    ///   - name: The name of the color set.
    ///   - bundle: The bundle that has the color set, such as `.module`; `nil` for the resources of the app's target.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(asset: ResourceFolders.name(of: name, in: bundle))
    }

    /// Creates a color from a color set in an asset catalog.
    public init(_ resource: ColorResource) {
        self.init(asset: resource.name)
    }

    private init(asset name: String) {
        if let color = ColorCatalog.app.color(named: name) {
            self = color
        } else {
            DiagnosticLog.write("No asset catalog has a color named \"\(name)\".")
            self = .clear
        }
    }
}

/// A color in an asset catalog, such as `Color(.sand)`.
///
/// The plug-in AssetSymbols writes a static member for each color.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String

    /// Creates the value from the name of a color set and the bundle that has it.
    public init(name: String, bundle: Bundle) {
        self.name = ResourceFolders.name(of: name, in: bundle)
    }
}

/// The file that describes a color set.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Value: Decodable {
            var components: [String: String]
        }

        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?

        var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }

        /// The components; `nil` if one is missing or isn't a number.
        var components: Color.Components? {
            guard let values = color?.components else { return nil }
            func component(_ name: String) -> Double? { values[name].flatMap(Self.number) }
            let alpha = component("alpha") ?? 1
            if let white = component("white") {
                return Color.Components(red: white, green: white, blue: white, alpha: alpha)
            }
            guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
                return nil
            }
            return Color.Components(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Reads a fraction, such as "0.5", or a byte, such as "0x80" or "128".
        private static func number(_ text: String) -> Double? {
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
    }

    var colors: [Entry]

    var color: Color? {
        let entries = colors.filter { $0.idiom == nil || $0.idiom == "universal" }
        // An entry for high contrast has an appearance too, but isn't one of the two.
        guard let light = entries.first(where: { $0.appearances == nil })?.components else { return nil }
        return Color(light: light, dark: entries.first { $0.isDark && $0.appearances?.count == 1 }?.components ?? light)
    }
}
