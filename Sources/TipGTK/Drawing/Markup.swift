import Foundation
import TipContent

/// Pango markup for texts.
enum Markup {
    /// Returns the markup of a text in the language of the person.
    ///
    /// Pictures in a text are left out.
    static func of(_ text: Text, in environment: EnvironmentValues = EnvironmentValues()) -> String {
        text.runs(in: environment).map { run in
            guard case .string(let string) = run.content else { return "" }
            let attributes = attributes(of: run.style)
            var markup = escaped(string)
            if !attributes.isEmpty {
                let list = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
                markup = "<span\(list)>\(markup)</span>"
            }
            if let link = run.link { markup = "<a href=\"\(escaped(link))\">\(markup)</a>" }
            return markup
        }
        .joined()
    }

    /// Returns a string in which nothing is markup.
    ///
    /// Characters that XML doesn't allow are left out, since GTK would show no text at all.
    static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}":
                if scalar == " " { result += " " }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func attributes(of style: TextStyle) -> [(String, String)] {
        var attributes: [(String, String)] = []
        if let weight = style.weight { attributes.append(("weight", "\(weight.value)")) }
        if style.isItalic { attributes.append(("style", "italic")) }
        if style.isUnderlined { attributes.append(("underline", "single")) }
        if style.isStruckThrough { attributes.append(("strikethrough", "true")) }
        switch style.design {
        case .monospaced: attributes.append(("font_family", "monospace"))
        case .serif: attributes.append(("font_family", "serif"))
        case .default, .rounded, nil: break
        }
        if style.isMonospacedDigit { attributes.append(("font_features", "tnum=1")) }
        if case .points(let points) = style.size { attributes.append(("size", "\(points)pt")) }
        if style.scale == .secondary { attributes.append(("size", "smaller")) }
        switch style.textCase {
        case .uppercase: attributes.append(("text_transform", "uppercase"))
        case .lowercase: attributes.append(("text_transform", "lowercase"))
        case nil: break
        }
        if case .rgba(let red, let green, let blue, _) = style.paint {
            let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
            attributes.append(("foreground", "#" + parts.map { String(format: "%02x", $0) }.joined()))
        }
        return attributes
    }
}
