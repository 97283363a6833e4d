import Foundation

/// The Swift file with the symbols of a target's assets.
struct SymbolFile {
    private(set) var problems: [AssetProblem] = []
    private let module: String
    private let hasColors: Bool
    private var symbols: [Symbol] = []

    /// An asset with its name in Swift.
    private struct Symbol {
        let asset: Asset
        let name: SymbolName
        /// The types around the name.
        let spaces: [SymbolName]

        var path: String { (spaces + [name]).map(\.text).joined(separator: ".") }
    }

    /// Names the assets.
    ///
    /// - Parameters:
    ///   - module: The module that has `ImageResource`.
    ///   - hasColors: Whether the module has colors too.
    init(_ assets: [Asset], module: String, hasColors: Bool) {
        self.module = module
        self.hasColors = hasColors
        var known: [String: Asset] = [:]
        for asset in assets where hasColors || asset.kind == .picture {
            let spaces = asset.namespaces.compactMap(SymbolName.init(namespace:))
            guard let name = SymbolName(asset), spaces.count == asset.namespaces.count else {
                add(asset, "has no letter or digit in its name, or in its folder's. Rename it.")
                continue
            }
            let symbol = Symbol(asset: asset, name: name, spaces: spaces)
            if let other = known.updateValue(asset, forKey: "\(asset.kind) \(symbol.path)") {
                let names = other.fullName == asset.fullName ? "has the name" : "has the symbol .\(symbol.path)"
                add(asset, "\(names) of another \(asset.kind), \(other.folder.path). Rename one of them.")
            } else {
                symbols.append(symbol)
                if isPlainColor(symbol), Self.knownColors.contains(name.text) {
                    add(
                        asset,
                        "has the name of Color.\(name.text), so only Color(.\(name.text)) is it. Rename it to write "
                            + ".\(name.text)… as a color.",
                        isWarning: true
                    )
                }
            }
        }
    }

    /// The text of the file.
    var text: String {
        var parts = [resources("ImageResource", .picture)]
        if hasColors {
            let colors = symbols.filter { isPlainColor($0) && !Self.knownColors.contains($0.name.text) }
            parts += [resources("ColorResource", .color), members(of: "Color", "Color(ColorResource", colors)]
            parts.append(members(of: "ShapeStyle where Self == Color", "Color(ColorResource", colors))
        }
        if module == "SwiftUI" {
            let pictures = symbols.filter { $0.asset.kind == .picture && $0.spaces.isEmpty }
            let colors = symbols.filter { isPlainColor($0) && !Self.isKnownUIColor($0.name.text) }
            parts.append(members(of: "UIImage", "UIImage(resource: ImageResource", pictures))
            parts.append(members(of: "UIColor", "UIColor(resource: ColorResource", colors))
        }
        return """
            // Written by the plug-in AssetSymbols. Change the asset catalog instead.
            #if !canImport(Darwin)
            import Foundation
            import \(module)

            private let resourceBundle = Bundle.module
            \(parts.filter { !$0.isEmpty }.map { "\n" + $0 }.joined())#endif

            """
    }

    private func resources(_ type: String, _ kind: Asset.Kind) -> String {
        let symbols = symbols.filter { $0.asset.kind == kind }
        return symbols.isEmpty ? "" : "extension \(type) {\n\(declarations(of: type, symbols, depth: 0))}\n"
    }

    private func declarations(of type: String, _ symbols: [Symbol], depth: Int) -> String {
        let indent = String(repeating: "    ", count: depth + 1)
        var text = ""
        for symbol in symbols where symbol.spaces.count == depth {
            text += "\(indent)/// The \(symbol.asset.kind) \(Self.literal(symbol.asset.fullName)).\n"
            text += "\(indent)static let \(symbol.name.declared) = "
            text += "\(type)(name: \(Self.literal(symbol.asset.fullName)), bundle: resourceBundle)\n"
        }
        var seen: [SymbolName] = []
        for symbol in symbols where symbol.spaces.count > depth && !seen.contains(symbol.spaces[depth]) {
            let space = symbol.spaces[depth]
            seen.append(space)
            let inner = symbols.filter { $0.spaces.count > depth && $0.spaces[depth] == space }
            text += "\(indent)enum \(space.declared) {\n\(declarations(of: type, inner, depth: depth + 1))\(indent)}\n"
        }
        return text
    }

    /// Returns an extension whose members are made of the resources with the beginning of a call of an initializer.
    private func members(of type: String, _ call: String, _ symbols: [Symbol]) -> String {
        if symbols.isEmpty { return "" }
        let value = call.prefix { $0 != "(" }
        return "extension \(type) {\n"
            + symbols.map { symbol in
                """
                    /// The \(symbol.asset.kind) \(Self.literal(symbol.asset.fullName)).
                    static var \(symbol.name.declared): \(value) { \(call).\(symbol.name.declared)) }

                """
            }.joined() + "}\n"
    }

    private func isPlainColor(_ symbol: Symbol) -> Bool { symbol.asset.kind == .color && symbol.spaces.isEmpty }

    /// A string literal; names of files may have quotes and backslashes.
    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    private mutating func add(_ asset: Asset, _ what: String, isWarning: Bool = false) {
        let message = "The \(asset.kind) \"\(asset.fullName)\" \(what)"
        problems.append(AssetProblem(file: asset.folder.path, message: message, isWarning: isWarning))
    }

    /// The members that colors and shape styles have already.
    private static let knownColors: Set<String> = [
        "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray",
        "green", "image", "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary",
        "quinary", "red", "regularMaterial", "secondary", "selection", "separator", "teal", "tertiary", "thickMaterial",
        "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial", "white", "windowBackground", "yellow",
    ]

    /// Whether `UIColor` of the module SwiftUI has a member of that name already.
    private static func isKnownUIColor(_ name: String) -> Bool {
        knownColors.contains(name) || name.hasPrefix("system") || name.contains("System") || name.hasSuffix("Label")
            || [
                "darkGray", "darkText", "label", "lightGray", "lightText", "magenta", "opaqueSeparator",
                "placeholderText",
                "tintColor",
            ].contains(name)
    }
}
