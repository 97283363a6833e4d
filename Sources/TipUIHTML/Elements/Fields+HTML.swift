import TipHTML
import TipUI

extension FieldContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("input", class: hasBorder ? "field bordered" : "field", traits.attributes, content: .void)
        tag.attributes.merge(["type": isSecure ? "password" : "text", "value": text]) { $1 }
        if let css = alignment.css { tag.add(class: rules.name(for: [css])) }
        tag.addField(label: label, prompt: prompt, isDisabled: isDisabled)
        return tag
    }
}

extension TextAreaContent: HTMLContent {
    var stylePart: StylePart? { .controls }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("textarea", class: "field textarea", traits.attributes, content: .leaf(escaped(text)))
        // Only browsers that can't fit the height to the text use the number of rows.
        tag.attributes["rows"] = "3"
        if hasBorder { tag.add(class: "bordered") }
        if fillsHeight { tag.add(class: "editor") }
        if let lineLimit { tag.add(class: rules.name(for: ["max-height:\(lineLimit)lh", "box-sizing:content-box"])) }
        if let css = alignment.css { tag.add(class: rules.name(for: [css])) }
        tag.addField(label: label, prompt: prompt, isDisabled: isDisabled)
        return tag
    }
}

extension Tag {
    fileprivate mutating func addField(label: String, prompt: String, isDisabled: Bool) {
        if !label.isEmpty { attributes["aria-label"] = label }
        if !prompt.isEmpty { attributes["placeholder"] = prompt }
        if isDisabled { attributes["disabled"] = "" }
    }
}

extension TextInputTraits {
    fileprivate var attributes: [String: String] {
        var attributes: [String: String] = [:]
        attributes["inputmode"] = keyboard.inputMode
        attributes["autocomplete"] = contentType?.rawValue
        attributes["enterkeyhint"] = submitLabel?.hint
        attributes["autocapitalize"] = capitalization?.keyword
        if isCorrectionDisabled { attributes.merge(["autocorrect": "off", "spellcheck": "false"]) { $1 } }
        return attributes
    }
}

extension UIKeyboardType {
    fileprivate var inputMode: String? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .URL: "url"
        case .webSearch: "search"
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        }
    }
}
