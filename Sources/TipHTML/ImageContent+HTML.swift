import Foundation
package import TipContent

extension ImageContent {
    /// Returns the tag of an image that is drawn by itself.
    package func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "span",
            class: isResizable ? "image resizable" : "image",
            content: .leaf(drawing(in: rules.root))
        )
        tag.add(class: rules.name(for: declarations))
        if isDrawn(in: rules.root) {
            if let label = spokenLabel, !label.isEmpty {
                tag.attributes.merge(["role": "img", "aria-label": label]) { $1 }
            } else {
                tag.attributes["aria-hidden"] = "true"
            }
        }
        return tag
    }

    /// Returns the markup of an image within a text.
    func inlineMarkup(rules: inout StyleRules) -> String {
        var image = self
        image.isBesideText = true
        let name = rules.name(for: image.declarations)
        // Add the image's label as a hidden word, so that screen readers read it and copied text contains it.
        let word = spokenLabel.map { "<span class=\"\(classNames("word"))\">\(escaped($0))</span>" } ?? ""
        return "<span class=\"\(classNames("image " + name))\">\(drawing(in: rules.root))\(word)</span>"
    }

    private var spokenLabel: String? {
        guard case .symbol(let name) = source, label == nil || label == name else { return label }
        return Symbol.spokenName(of: name)
    }

    private var declarations: [String] {
        guard case .symbol = source else { return style.declarations + fit }
        // Reduce a gradient to a single color, because SVG strokes in symbols can't be painted with a CSS gradient.
        var style = style
        let paint = style.paint?.singleColor
        style.paint = isBesideText ? paint : nil
        var css = style.declarations
        if let paint, !isBesideText { css.append("color:\(paint.area)") }
        if paint?.isWhite ?? false { css.append("--cutout:var(--behind,#0009)") }
        return css + fit + layerColors
    }

    /// The declarations that color the layers of a symbol individually, using custom properties of the style sheet.
    private var layerColors: [String] {
        switch renderingMode.kind {
        case .monochrome, .multicolor: return []
        case .hierarchical: return ["--mark:currentColor", "--fade-2:0.5", "--fade-3:0.3", "--fade-solid:0.55"]
        case .palette:
            let colors = layers.map { $0.singleColor.area }
            guard let first = colors.first, let last = colors.last else { return [] }
            let second = colors.count > 1 ? colors[1] : first
            return ["color:\(first)", "--mark:currentColor", "--layer-2:\(second)", "--layer-3:\(last)"]
        }
    }

    private var fit: [String] {
        var css: [String] = []
        switch scale {
        case .small: css.append("--symbol:0.85em")
        case .medium: break
        case .large: css.append("--symbol:1.45em")
        }
        guard isResizable else { return css }
        switch contentMode {
        case .fit: css.append("object-fit:contain")
        case .fill: css.append("object-fit:cover")
        case nil: css.append("object-fit:fill")
        }
        return css
    }

    /// The attribute with which a resizable symbol fills its space as a picture does.
    private var scaling: String {
        guard isResizable else { return "" }
        return switch contentMode {
        case .fit: ""
        case .fill: " preserveAspectRatio=\"xMidYMid slice\""
        case nil: " preserveAspectRatio=\"none\""
        }
    }

    /// Returns whether the image is one of the built-in drawings rather than a picture of the app.
    private func isDrawn(in root: RootOptions) -> Bool {
        switch source {
        case .symbol: true
        case .named(let name): !root.hasPicture(name)
        case .remote: false
        }
    }

    private func symbol(_ name: String, missing message: @autoclosure () -> String) -> String {
        let symbol = Symbol(name)
        if symbol.parts.isEmpty { DiagnosticLog.write(message()) }
        return symbol.svg(scaling)
    }

    private func drawing(in root: RootOptions) -> String {
        switch source {
        case .symbol(let name):
            symbol(name, missing: "There is no drawing of a system symbol named \"\(name)\", so nothing is drawn.")
        case .named(let name) where isDrawn(in: root):
            symbol(name, missing: "The app's resources have no picture named \"\(name)\", so nothing is drawn.")
        case .remote(let url): "<img src=\"\(escaped(url))\" alt=\"\(escaped(label ?? ""))\">"
        case .named(let name):
            "<img src=\"\(escaped(root.base))/asset/\(escaped(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))\" alt=\"\(escaped(label ?? ""))\">"
        }
    }
}

extension Symbol {
    /// The symbol as inline SVG; the style sheet colors its layers.
    package var svg: String { svg("") }

    fileprivate func svg(_ attributes: String) -> String {
        if parts.isEmpty { return "" }
        let turns = followsReadingDirection ? " class=\"\(classNames("turns"))\"" : ""
        let markup = parts.map(\.markup).joined()
        return "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"\(attributes)\(turns)>\(markup)</svg>"
    }
}

extension Symbol.Part {
    fileprivate var markup: String {
        let markup = shapes.map(\.markup).joined()
        return layer == 1 ? markup : "<g class=\"\(classNames("layer-\(layer)"))\">\(markup)</g>"
    }
}

extension Symbol.Shape {
    fileprivate var markup: String {
        switch self {
        case .path(let data, let paintModes):
            let names = classNames(paintModes.map(\.rawValue).joined(separator: " "))
            let painting = names.isEmpty ? "" : " class=\"\(names)\""
            return "<path\(painting) d=\"\(data)\"/>"
        case .painted(let manner, let shapes):
            return "<g class=\"\(classNames(manner.rawValue))\">\(shapes.map(\.markup).joined())</g>"
        case .placed(let x, let y, let scale, let lineWidth, let shapes):
            let place = "translate(\(number(x)) \(number(y))) scale(\(number(scale)))"
            let markup = shapes.map(\.markup).joined()
            return "<g transform=\"\(place)\" stroke-width=\"\(number(lineWidth))\">\(markup)</g>"
        }
    }
}
