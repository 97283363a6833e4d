extension Font.Weight {
    package var elementWeight: TipUI.TextStyle.FontWeight { TipUI.TextStyle.FontWeight(rawValue: value) ?? .regular }
}

extension Font.Design {
    package var elementDesign: TipUI.TextStyle.FontDesign {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Width {
    package var elementWidth: TipUI.TextStyle.FontWidth {
        switch value {
        case ..<(-0.375): .compressed
        case ..<(-0.125): .condensed
        case 0.125...: .expanded
        default: .standard
        }
    }
}

extension Font.Size {
    package var elementSize: TipUI.TextStyle.FontSize {
        switch self {
        case .points(let points): .points(points)
        case .style(let style): .named(style.elementName)
        }
    }
}

extension Font.TextStyle {
    package var elementName: TipUI.TextStyle.FontSize.Named {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}
